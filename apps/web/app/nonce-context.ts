import { createContext } from 'react'

/** The page's nonce while it is rendered on the server; browsers hide it, so pages know none. */
export const NonceContext = createContext<string | undefined>(undefined)
