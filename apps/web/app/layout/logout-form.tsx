import { Form } from 'react-router'
import { signOut } from '../session/sign-out.ts'

/** Logging out is a change, so it is a form; with JavaScript this device forgets first, and asks before. */
export function LogoutForm({ className }: { className: string }) {
  return (
    <Form
      method="post"
      action="/logout"
      data-asks="once"
      onSubmit={(event) => {
        event.preventDefault()
        void signOut()
      }}
    >
      <button type="submit" className={className}>
        Logout
      </button>
    </Form>
  )
}
