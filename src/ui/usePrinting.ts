import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** More rows are a hundred sheets of paper, which nobody means. */
const mostRows = 2000

/** All places of a list, as a virtualizer wants them, for paper. */
export const allRows = ({ count }: { count: number }): number[] =>
  Array.from({ length: Math.min(count, mostRows) }, (_, place) => place)

/**
 * Whether the page is being put on paper: lists, of which else only the rows in view exist, then have all of
 * them.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page as it is when this has been said.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
