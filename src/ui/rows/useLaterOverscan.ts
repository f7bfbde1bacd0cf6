import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../whenIdle'

/**
 * How many rows beyond those in view a list draws: none at first, so that the first of them are there sooner, and `rows` as soon as
 * the browser has nothing else to do. A list that stands ready while it `isEmpty` begins anew when there is something in it.
 */
export function useLaterOverscan(rows: number, isEmpty = false): number {
  const [overscan, setOverscan] = useState(0)
  useEffect(() => {
    if (isEmpty) return undefined
    const forget = whenIdle(() => startTransition(() => setOverscan(rows)))
    return () => {
      forget()
      setOverscan(0)
    }
  }, [rows, isEmpty])
  return overscan
}
