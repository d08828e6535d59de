import { useLocation } from 'react-router'
import { Toast } from '../ui/toast.tsx'

const words = 'The same CV and posting as before: nothing was charged.'

/** Says that a result is the stored one, where the way here says so. */
export function RepeatToast() {
  const { key, state } = useLocation()
  return <Toast message={state?.isRepeat === true ? words : null} occasion={key} />
}
