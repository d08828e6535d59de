import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'

interface DeleteAnalysisProps {
  readonly id: string
  readonly problem: string | undefined
}

/** Asks once, in place, so that it works without JavaScript, too. */
export function DeleteAnalysis({ id, problem }: DeleteAnalysisProps) {
  return (
    <details open={problem !== undefined} className="basis-full">
      <summary className="flex min-h-11 w-fit list-none items-center text-sm text-quiet underline decoration-line-strong underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        Delete this analysis
      </summary>
      <Form method="post" className="max-w-[40rem] space-y-3 pt-1 pb-2">
        <p className="text-[0.9375rem]">
          The result, the texts it was made from and every link you shared of it are removed at
          once. A CV you opened from it stays in the editor until you delete it there. The credit it
          cost does not come back.
        </p>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="danger" name="intent" value="delete">
          Delete for good
        </Button>
        {problem && (
          <p role="alert" className="font-medium text-missing">
            {problem}
          </p>
        )}
      </Form>
    </details>
  )
}
