import { createContext, useContext } from 'react'

/** What the address of an account screen says besides which screen it is. */
export interface AccountPlace {
  /** Parts of the path by their names, decoded: `plan`, `planDuration`, `serviceName` [A2.3]. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** The address of the screen that is on; the app tells it, so that no screen needs a router. */
export const PlaceContext = createContext<AccountPlace>({ params: {}, query: new URLSearchParams() })

/** What the address says. */
export const usePlace = (): AccountPlace => useContext(PlaceContext)
