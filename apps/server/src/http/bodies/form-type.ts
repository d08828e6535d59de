import { MIMEType } from 'node:util'
import { Problem } from '../replies/problem.ts'

/** How a form is to be taken apart. */
export interface FormType {
  /** The type in our own words: whoever takes the form apart by it means the same separator as we do. */
  readonly header: string
  /** What stands between two fields. */
  readonly separator: string
}

/** Reads the type that a request claims for its form; a header can be written so that two readers differ. */
export function readFormType(given: string | null): FormType {
  const type = parseType(given ?? '')
  if (type?.essence === 'application/x-www-form-urlencoded') {
    return { header: type.essence, separator: '&' }
  }
  const boundary = type?.params.get('boundary')
  if (type?.essence === 'multipart/form-data' && boundary) {
    return { header: String(type), separator: `--${boundary}` }
  }
  throw notAForm()
}

export function notAForm(): Problem {
  return new Problem('invalid_request', { message: 'The body is not a valid form.' })
}

function parseType(given: string): MIMEType | null {
  try {
    return new MIMEType(given)
  } catch {
    return null
  }
}
