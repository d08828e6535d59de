/** The operator's own form, from elsewhere; a link beside it for those whose browser keeps such frames out. */
export function EmbeddedForm({ address }: { address: string }) {
  return (
    <>
      <iframe
        src={address}
        title="Feedback form"
        loading="lazy"
        referrerPolicy="no-referrer"
        className="h-[46rem] w-full rounded-sheet border border-line bg-sheet"
      />
      <p className="mt-4 text-sm text-quiet">
        The form comes from {new URL(address).host}.{' '}
        <a href={address} rel="noopener noreferrer" className="underline underline-offset-4">
          Open it by itself
        </a>
      </p>
    </>
  )
}
