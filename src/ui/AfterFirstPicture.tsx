import { useDeferredValue, useEffect, type ReactNode } from 'react'

/** Whether a first picture of the page has been drawn. */
let isOver = false

/**
 * Leaves its children out of the first picture of a start, which is there the sooner, and draws them right after it. Whoever uses it
 * keeps their room free by CSS, so that nothing moves when they come. Later there is no difference.
 */
export function AfterFirstPicture({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, isOver)
  useEffect(() => {
    isOver = true
  }, [])
  return isDue ? children : null
}
