import { useRef, type PointerEvent } from 'react'

type Event = PointerEvent

interface Gesture<G> {
  /** What a press begins; undefined where it begins nothing. */
  begin: (event: Event) => G | undefined
  moved?: (gesture: G, event: Event) => void
  /** The pointer has left. */
  ended?: (gesture: G, event: Event) => void
  /** The browser took the gesture away, or somebody thought better of it: nothing was decided. */
  cancelled?: (gesture: G) => void
}

/**
 * A gesture of one pointer on an element, from the press to the end, wherever the pointer goes meanwhile; a
 * second finger means nothing. Spread `pointers` over the element. `cancel` ends a gesture from outside, e.g.
 * by Escape; whether there was one.
 */
export function usePointerGesture<G>({ begin, moved, ended, cancelled }: Gesture<G>) {
  const held = useRef<{ pointerId: number; gesture: G }>(undefined)
  const take = ({ pointerId }: Event) => {
    const mine = held.current?.pointerId === pointerId ? held.current : undefined
    if (mine) held.current = undefined
    return mine
  }
  const giveUp = (event: Event) => {
    const mine = take(event)
    if (mine) cancelled?.(mine.gesture)
  }
  return {
    pointers: {
      onPointerDown: (event: Event) => {
        if (event.button !== 0 || !event.isPrimary) return
        const gesture = begin(event)
        if (gesture === undefined) return
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { pointerId: event.pointerId, gesture }
      },
      onPointerMove: (event: Event) => {
        if (held.current?.pointerId === event.pointerId) moved?.(held.current.gesture, event)
      },
      onPointerUp: (event: Event) => {
        const mine = take(event)
        if (mine) ended?.(mine.gesture, event)
      },
      onPointerCancel: giveUp,
      onLostPointerCapture: giveUp,
    },
    cancel: (): boolean => {
      const mine = held.current
      held.current = undefined
      if (mine) cancelled?.(mine.gesture)
      return mine !== undefined
    },
  }
}
