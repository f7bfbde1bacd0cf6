import {
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  type PropsWithChildren,
} from 'react'
import { onIdle } from '../ui/idle'
import classes from './Deferred.module.css'

/** Parts that are drawn with the first paint: about a screen and a half. */
const atFirst = 2

/** Parts that are drawn in one go; being a transition, the browser answers keys and touches in between. */
const atOnce = 6

/**
 * Parts that are drawn without anybody near them: some 400 rows, which is all of almost every page there is.
 */
const predrawn = 50

/** How far outside the screen a part is drawn, so that scrolling and tabbing find it there. */
const margin = '600px'

const DrawnContext = createContext(atFirst)

/**
 * Lets the parts of a long page be drawn in their order: the first ones at once, the next a few at a time in
 * the browser's quiet moments. `total`: how many parts there are.
 */
export function Predrawn({ total, children }: PropsWithChildren<{ total: number }>) {
  const [drawn, setDrawn] = useState(atFirst)
  const isDone = drawn >= Math.min(total, predrawn)
  useEffect(
    () => (isDone ? undefined : onIdle(() => startTransition(() => setDrawn(drawn + atOnce)), 100)),
    [drawn, isDone],
  )
  return <DrawnContext value={drawn}>{children}</DrawnContext>
}

interface DeferredProps {
  /** Place in the order in which parts are drawn, from 0. */
  part: number
  /** Height in px to keep free until the part is drawn. */
  estimate: number
}

/** A part of a long page: empty space of about its height until its turn comes or it nears the screen. */
export function Deferred({ part, estimate, children }: PropsWithChildren<DeferredProps>) {
  const isDue = use(DrawnContext) > part
  const [isNear, setNear] = useState(false)
  const isDrawn = isDue || isNear
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDrawn || !place.current) return undefined
    return whenNear(place.current, () => startTransition(() => setNear(true)))
  }, [isDrawn])
  if (!isDrawn) return <div ref={place} aria-hidden data-deferred style={{ height: estimate }} />
  return (
    <div className={classes.part} style={{ containIntrinsicSize: `auto ${estimate}px` }}>
      {children}
    </div>
  )
}

/** What is waited for, by its place on the page. */
const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls back when an element nears the screen; returns what calls it off. One observer sees to all of them.
 */
function whenNear(place: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: margin },
  )
  waiting.set(place, callback)
  observer.observe(place)
  return () => {
    waiting.delete(place)
    observer?.unobserve(place)
  }
}
