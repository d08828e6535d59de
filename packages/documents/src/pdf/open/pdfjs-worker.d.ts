/** pdf.js describes its front door only. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: {
    /** Listens at the port for files to read. */
    readonly initializeFromPort: (port: object) => void
  }
}
