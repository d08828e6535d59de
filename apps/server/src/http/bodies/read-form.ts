import { mostFileBytes } from '@rolefit/contract/input-rules'
import { Problem } from '../replies/problem.ts'
import { dropNulIn } from './drop-nul.ts'
import { readFormType } from './form-type.ts'
import { parseForm } from './parse-form.ts'
import { readBytes } from './read-body.ts'

/** A CV's file, its posting, and what a form puts around them. */
export const maxFormBytes = mostFileBytes + 1024 * 1024

/** Reads a form of at most so many bytes, whatever its headers claim; a field given twice counts once. */
export async function readForm(request: Request, maxBytes: number): Promise<object> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new Problem('invalid_request', { message: 'The body has to be a form.' })
  }
  const form = await parseForm(readFormType(type), await readBytes(request, maxBytes))
  return dropNulIn(Object.fromEntries(form))
}
