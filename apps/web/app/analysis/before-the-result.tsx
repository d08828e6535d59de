/** What the right side shows until there is a result: what will stand there, and what happens to the CV. */
export function BeforeTheResult() {
  return (
    <div className="rounded-sheet border border-dashed border-line-strong p-5 text-quiet sm:p-8">
      <h2 className="text-2xl text-ink">Your result appears here</h2>
      <ul className="mt-4 max-w-[36rem] space-y-3">
        <li>
          What the posting asks for, line by line: <span className="marked text-ink">met</span>,{' '}
          <span className="marked-partly text-ink">partly</span> or{' '}
          <span className="marked-missing mx-0.5 px-1 text-ink">missing</span> in your CV, with the
          words that show it.
        </li>
        <li>
          The score with a receipt: where each point comes from, and what is in the way of more.
        </li>
        <li>
          What to change, with the points each change would really bring. Nothing is invented.
        </li>
        <li>What a parser read from your file, and what it would stumble over.</li>
      </ul>
      <p className="mt-6 max-w-[36rem] border-t border-line pt-4 text-sm">
        A file that cannot be read or a posting that asks for nothing costs no credit. Sending the
        same CV and posting again within 24 hours is free.
      </p>
    </div>
  )
}
