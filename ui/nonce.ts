import { createContext } from 'react'

/** The nonce of the page that is being rendered on the server; the browser has no use for it. */
export const NonceContext = createContext<string | undefined>(undefined)
