export function isInSight(): boolean {
  return !document.hidden
}

/** Calls back whenever the page is put aside or shown again; answers how to stop that. */
export function hearInSight(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
