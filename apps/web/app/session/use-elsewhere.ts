import { useEffect } from 'react'
import { usageElsewhere } from './usage-elsewhere.ts'

/** Hears what the other tabs say of the balance and of what they deleted. */
export function useElsewhere(hear: (message: unknown) => void): void {
  useEffect(() => {
    const elsewhere = usageElsewhere()
    const pass = ({ data }: MessageEvent<unknown>) => hear(data)
    elsewhere.addEventListener('message', pass)
    return () => elsewhere.removeEventListener('message', pass)
  }, [hear])
}
