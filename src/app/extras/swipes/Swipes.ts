import { useRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { screenExists } from '../../../ui/navigation/screenExists'
import { readSwipe } from './readSwipe'
import { startsSwipe } from './startsSwipe'
import { swipeTargets } from './swipeTargets'

interface Props {
  /** What a finger swipes. */
  content: RefObject<HTMLElement | null>
  currentPath: string
}

/**
 * Leads from screen to screen by a finger that swipes `content` [D2.2-17]. A second finger, a scroll, or anything that takes
 * the finger for itself (a slider, a drag) ends the swipe. Draws nothing.
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
