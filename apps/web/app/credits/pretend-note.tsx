/** Wherever payments are only pretended, this says so before anybody wonders. */
export function PretendNote() {
  return (
    <p className="border-l-4 border-partly bg-sheet px-4 py-3 text-[0.9375rem]">
      <strong className="marked-partly font-semibold">Test payments.</strong> No card is asked for
      and no money moves.
    </p>
  )
}
