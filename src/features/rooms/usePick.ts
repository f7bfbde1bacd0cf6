import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { carryByPointer, edgeSpeed } from '../../ui/carryByPointer'
import { nameOf, type Room } from './Room'

/** A pointer that stays within so much has only been pressed, px. */
const still = 5
/** So near to the edges of the window, px, the page scrolls, at most so fast, px/s. */
const edge = 80
const fastest = 840

/** Who hears of a drag; `over` is the key of the player below the pointer, undefined where there is none. */
interface CardDragListener {
  grabbed: () => void
  over: (key: string | undefined) => void
  dropped: () => void
  cancelled: () => void
}

const keyAt = (x: number, y: number, card: HTMLElement): string | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-room]')
    if (target && target !== card) return target.dataset['room']
  }
  return undefined
}

/** Lets a card follow the pointer that went down on its handle; React hears only of another card below it. */
function startCardDrag(
  event: { pointerId: number; clientX: number; clientY: number },
  card: HTMLElement,
  tell: CardDragListener,
): void {
  const scrolled = window.scrollY
  let over: string | undefined
  const end = (how: () => void) => () => {
    card.style.translate = ''
    how()
  }
  carryByPointer(event, {
    element: card,
    still,
    scrollSpeed: (y) => edgeSpeed(y, { edge, top: 0, bottom: window.innerHeight, fastest }),
    grabbed: tell.grabbed,
    moved: (x, y) => {
      card.style.translate = `${x - event.clientX}px ${y - event.clientY + window.scrollY - scrolled}px`
      const now = keyAt(x, y, card)
      if (now !== over) tell.over((over = now))
    },
    dropped: end(() => (over === undefined ? tell.cancelled() : tell.dropped())),
    cancelled: end(tell.cancelled),
  })
}

/** A player that is on its way to another one, and the one below it. */
interface Pick {
  key: string
  by: 'pointer' | 'press'
  over: string | undefined
}

/**
 * Carrying a player to another one with mouse, finger or keys [D2.8-2]; `announcement` is what a screen
 * reader hears of it.
 */
export interface Picking {
  pick: Pick | undefined
  announcement: string
  /** A pointer went down on the handle. */
  grab: (room: Room, event: ReactPointerEvent<HTMLElement>) => void
  /** The handle was pressed: it picks up, and puts back. */
  toggle: (room: Room) => void
  /** The player that is picked up is to play with this one. */
  choose: (leader: Room) => void
  cancel: () => void
}

/** `mayJoin` says who may be carried to whom; `onJoin` hears what was decided. */
export function usePick({
  rooms,
  mayJoin,
  onJoin,
}: {
  rooms: readonly Room[]
  mayJoin: (room: Room, leader: Room) => boolean
  onJoin: (room: Room, leader: Room) => void
}): Picking {
  const { t } = useTranslation()
  const [pick, setPick] = useState<Pick>()
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef({ pick, rooms, mayJoin, onJoin })
  useLayoutEffect(() => {
    latest.current = { pick, rooms, mayJoin, onJoin }
  })
  const change = useCallback((next: Pick | undefined) => {
    // Kept at once, too: the next event may come before the next render.
    latest.current.pick = next
    setPick(next)
  }, [])
  const find = useCallback(
    (key: string | undefined) => latest.current.rooms.find((one) => one.key === key),
    [],
  )

  const cancel = useCallback(() => {
    const room = find(latest.current.pick?.key)
    change(undefined)
    if (room) setAnnouncement(t('rooms.putBack', { name: nameOf(t, room) }))
  }, [change, find, t])
  const choose = useCallback(
    (leader: Room) => {
      const room = find(latest.current.pick?.key)
      change(undefined)
      if (!room || !latest.current.mayJoin(room, leader)) return
      latest.current.onJoin(room, leader)
      setAnnouncement(t('rooms.joined', { name: nameOf(t, room), leader: nameOf(t, leader) }))
    },
    [change, find, t],
  )
  const pickUp = useCallback(
    (room: Room, by: Pick['by']) => {
      change({ key: room.key, by, over: undefined })
      setAnnouncement(t('rooms.picked', { name: nameOf(t, room) }))
    },
    [change, t],
  )
  const grab = useCallback(
    (room: Room, event: ReactPointerEvent<HTMLElement>) => {
      const card = event.currentTarget.closest<HTMLElement>('[data-room]')
      if (!card || event.button !== 0 || latest.current.pick) return
      startCardDrag(event, card, {
        grabbed: () => pickUp(room, 'pointer'),
        over: (key) => {
          const leader = find(key)
          const over = leader && latest.current.mayJoin(room, leader) ? leader.key : undefined
          change({ key: room.key, by: 'pointer', over })
          if (leader && over !== undefined) setAnnouncement(t('rooms.over', { name: nameOf(t, leader) }))
        },
        dropped: () => {
          const leader = find(latest.current.pick?.over)
          if (leader) choose(leader)
          else cancel()
        },
        cancelled: cancel,
      })
    },
    [find, pickUp, change, choose, cancel, t],
  )
  const toggle = useCallback(
    (room: Room) => (latest.current.pick ? cancel() : pickUp(room, 'press')),
    [cancel, pickUp],
  )
  const isPressed = pick?.by === 'press'
  useEffect(() => {
    if (!isPressed) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      cancel()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isPressed, cancel])
  return { pick, announcement, grab, toggle, choose, cancel }
}
