import { Link } from 'react-router'
import { Notice } from '../ui/notice.tsx'

interface ChosenPackProps {
  readonly name: string
  readonly balance: number
}

/** For those who chose a pack and then signed in: where they were, and that there is no hurry. */
export function ChosenPack({ name, balance }: ChosenPackProps) {
  return (
    <Notice tone="good">
      You are signed in and have {balance === 1 ? '1 credit' : `${balance} credits`}.{' '}
      {balance > 0 ? (
        <>
          <Link to="/analyze" className="underline underline-offset-4">
            Use them first
          </Link>
          , or go on with the {name}.
        </>
      ) : (
        `Go on with the ${name} below.`
      )}
    </Notice>
  )
}
