/** The typings that bidi-js brings are of a module of the older kind, which it is not. */
declare module 'bidi-js/dist/bidi.mjs' {
  const bidiFactory: typeof import('bidi-js').default
  export default bidiFactory
}
