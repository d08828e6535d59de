interface FileOptions {
  readonly type: string
  /** As it is saved: plain letters, digits, dots. */
  readonly name: string
}

/** A file in place of a JSON reply. */
export class FileReply {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
  constructor(bytes: Uint8Array, { type, name }: FileOptions) {
    this.bytes = new Uint8Array(bytes)
    this.headers = {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    }
  }
}
