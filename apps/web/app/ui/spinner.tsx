/** A stroke that goes round; still where motion is not wanted. */
export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="turns size-5 shrink-0" fill="none">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
