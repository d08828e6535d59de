import { randomBytes } from 'node:crypto'

type Prefix =
  | 'acc'
  | 'ses'
  | 'sir'
  | 'crd'
  | 'chk'
  | 'rfd'
  | 'fbk'
  | 'evt'
  | 'ana'
  | 'shr'
  | 'snt'
  | 'cvs'

/** An unguessable id that says what it names: `acc_…` with 128 random bits. */
export function newId(prefix: Prefix): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`
}
