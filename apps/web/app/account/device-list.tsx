import { Form } from 'react-router'
import type { Device } from '@rolefit/contract'
import { mayForget } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { dayInWords } from '../ui/day-in-words.ts'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'

interface DeviceListProps {
  readonly devices: readonly Device[]
  readonly problem: string | undefined
}

/** Where the account is signed in; each can be signed out, or all at once. */
export function DeviceList({ devices, problem }: DeviceListProps) {
  return (
    <Sheet>
      <h2 className="text-2xl">Signed-in devices</h2>
      <ul className="mt-4 divide-y divide-line">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div>
              <p className="font-medium">
                {device.label}
                {device.current && (
                  <>
                    {' '}
                    <span className="marked text-sm font-normal">this device</span>
                  </>
                )}
              </p>
              <p className="text-sm text-quiet">Last seen {dayInWords(device.last_seen_at)}</p>
            </div>
            {!device.current && (
              <Form method="post">
                <input type="hidden" name="intent" value="sign-out-device" />
                <input type="hidden" name="id" value={device.id} />
                <Button type="submit" look="secondary" aria-label={`Sign out ${device.label}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Notice tone="bad">{problem}</Notice>
      <Form
        method="post"
        onSubmit={(event) => !mayForget() && event.preventDefault()}
        className="mt-4 border-t border-line pt-5"
      >
        <input type="hidden" name="intent" value="sign-out-everywhere" />
        <Button type="submit" look="secondary">
          Sign out everywhere
        </Button>
      </Form>
    </Sheet>
  )
}
