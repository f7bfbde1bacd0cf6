import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { afterFirstPicture, isFirstPictureDue } from './firstPicture'

/**
 * Leaves its children out of the first picture of a start, which is there the sooner, and draws them when that is on screen. Whoever uses
 * it keeps their room free by CSS, so that nothing moves when they come. Later there is no difference.
 */
export function AfterFirstPicture({ children }: { children: ReactNode }) {
  const [isWaiting, setWaiting] = useState(isFirstPictureDue)
  useEffect(
    () => (isWaiting ? afterFirstPicture(() => startTransition(() => setWaiting(false))) : undefined),
    [isWaiting],
  )
  return isWaiting ? null : children
}
