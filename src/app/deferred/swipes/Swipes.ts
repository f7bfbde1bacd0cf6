import { useRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { paths, type PanelPath } from '../../paths'
import { screenExists } from '../../../ui/navigation/PanelLink'

/** Where swiping leads from a screen [D2.2-17]. */
const swipeTargets: Readonly<Record<string, { left?: PanelPath; right?: PanelPath }>> = {
  [paths.playback]: { left: paths.queue, right: paths.browse },
  [paths.browse]: { left: paths.playback },
  [paths.queue]: { right: paths.playback },
}

/** What moves under the finger itself. */
const ownMoves =
  'input, textarea, select, [contenteditable], [role="slider"], [role="scrollbar"], [draggable="true"], [data-no-swipe]'

const scrollsSideways = (element: Element) =>
  element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)

/** What follows the finger says so to the browser, too. */
const takesFinger = (element: Element) => getComputedStyle(element).touchAction === 'none'

/**
 * Whether a finger that touches `target` may swipe the screen `root`: not what it can drag, scroll sideways
 * or select.
 */
export const startsSwipe = (target: Element, root: Element): boolean => {
  if (target.closest(ownMoves) || window.getSelection()?.isCollapsed === false) return false
  for (let element: Element | null = target; element && element !== root; element = element.parentElement)
    if (takesFinger(element) || scrollsSideways(element)) return false
  return true
}

/** [D9-30] So far a finger has to go, px. */
const threshold = 50

/** Slower is no swipe, ms: whoever takes longer is reading, selecting or about to drag. */
const longest = 800

/** What a finger did between touching and leaving the screen. */
interface Movement {
  /** px; positive to the right. */
  x: number
  /** px; positive downwards. */
  y: number
  /** ms. */
  time: number
}

/**
 * The direction of a movement that is a swipe: far enough to the side, quickly, and clearly not up or down.
 */
export const readSwipe = ({ x, y, time }: Movement): 'left' | 'right' | undefined => {
  if (Math.abs(x) < threshold || Math.abs(x) < 2 * Math.abs(y) || time > longest) return undefined
  return x < 0 ? 'left' : 'right'
}

interface Props {
  /** What a finger swipes. */
  content: RefObject<HTMLElement | null>
  currentPath: string
}

/**
 * Leads from screen to screen by a finger that swipes `content` [D2.2-17]. A second finger, a scroll, or
 * anything that takes the finger for itself (a slider, a drag) ends the swipe. Draws nothing.
 */
export function Swipes({ content, currentPath }: Props) {
  const router = useRouter()
  useEffect(() => {
    const root = content.current
    const targets = swipeTargets[currentPath]
    if (!root || !targets) return
    // The browser leaves what goes sideways to us: Shell.module.css.
    root.setAttribute('data-swipes', '')
    let start: { id: number; x: number; y: number; at: number } | undefined
    const begin = (event: PointerEvent) => {
      const { target, pointerType, isPrimary, pointerId: id, clientX: x, clientY: y, timeStamp: at } = event
      const mayStart = pointerType === 'touch' && isPrimary && start === undefined
      start =
        mayStart && target instanceof Element && startsSwipe(target, root) ? { id, x, y, at } : undefined
    }
    const giveUp = () => {
      start = undefined
    }
    const end = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
      if (start?.id !== pointerId) return
      const swipe = readSwipe({ x: clientX - start.x, y: clientY - start.y, time: timeStamp - start.at })
      start = undefined
      const target = swipe && targets[swipe]
      // Text may have been selected on the way.
      if (target && window.getSelection()?.isCollapsed !== false && screenExists(router, target))
        router.history.push(target)
    }
    const controller = new AbortController()
    const { signal } = controller
    root.addEventListener('pointerdown', begin, { signal })
    root.addEventListener('pointerup', end, { signal })
    root.addEventListener('pointercancel', giveUp, { signal })
    root.addEventListener('dragstart', giveUp, { signal })
    return () => {
      root.removeAttribute('data-swipes')
      controller.abort()
    }
  }, [content, currentPath, router])
  return null
}
