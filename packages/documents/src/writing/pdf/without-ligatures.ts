/** Ligatures would make a line narrower than a word processor sets it, and some readers lose them. */
export function withoutLigatures(options: PDFKit.Mixins.TextOptions): PDFKit.Mixins.TextOptions {
  // The typings know a list of features to switch on only; the font library takes both.
  return Object.assign(options, { features: { liga: false, clig: false } })
}
