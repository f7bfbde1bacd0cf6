import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './Deferred.module.css'
import type { MountQueue } from './MountQueue'

interface DeferredProps {
  queue: MountQueue
  part: number
  /** Height in px to keep free until the part is drawn. */
  estimate: number
  children: ReactNode
}

/** A part of a long page: empty space of about its height until its turn comes or it nears the screen. */
export function Deferred({ queue, part, estimate, children }: DeferredProps) {
  const [mounted, setMounted] = useState(() => queue.isMounted(part))
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (mounted) return undefined
    // A transition is drawn in slices between which keys and touches are answered.
    const unsubscribe = queue.subscribe(part, () => startTransition(() => setMounted(true)))
    const forget = place.current ? queue.watch(place.current, part) : undefined
    return () => {
      unsubscribe()
      forget?.()
    }
  }, [mounted, queue, part])

  if (!mounted) return <div ref={place} aria-hidden data-deferred style={{ height: estimate }} />
  return (
    <div className={classes.part} style={{ containIntrinsicSize: `auto ${estimate}px` }}>
      {children}
    </div>
  )
}
