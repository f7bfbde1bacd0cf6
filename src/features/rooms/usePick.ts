import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { nameOf } from './nameOf'
import type { Room } from './Room'
import { startCardDrag } from './startCardDrag'

/** A player that is on its way to another one, and the one below it. */
export interface Pick {
  key: string
  by: 'pointer' | 'press'
  over: string | undefined
}

/** Carrying a player to another one with mouse, finger or keys [D2.8-2]; `said` is what a screen reader hears of it. */
export interface Picking {
  pick: Pick | undefined
  said: string
  /** A pointer went down on the handle. */
  grip: (room: Room, event: PointerEvent<HTMLElement>) => void
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
  const [said, setSaid] = useState('')
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
    if (room) setSaid(t('rooms.putBack', { name: nameOf(t, room) }))
  }, [change, find, t])
  const choose = useCallback(
    (leader: Room) => {
      const room = find(latest.current.pick?.key)
      change(undefined)
      if (!room || !latest.current.mayJoin(room, leader)) return
      latest.current.onJoin(room, leader)
      setSaid(t('rooms.joined', { name: nameOf(t, room), leader: nameOf(t, leader) }))
    },
    [change, find, t],
  )
  const lift = useCallback(
    (room: Room, by: Pick['by']) => {
      change({ key: room.key, by, over: undefined })
      setSaid(t('rooms.picked', { name: nameOf(t, room) }))
    },
    [change, t],
  )
  const grip = useCallback(
    (room: Room, event: PointerEvent<HTMLElement>) => {
      const card = event.currentTarget.closest<HTMLElement>('[data-room]')
      if (!card || event.button !== 0 || latest.current.pick) return
      startCardDrag(event, card, {
        lifted: () => lift(room, 'pointer'),
        over: (key) => {
          const leader = find(key)
          const over = leader && latest.current.mayJoin(room, leader) ? leader.key : undefined
          change({ key: room.key, by: 'pointer', over })
          if (leader && over !== undefined) setSaid(t('rooms.over', { name: nameOf(t, leader) }))
        },
        dropped: () => {
          const leader = find(latest.current.pick?.over)
          if (leader) choose(leader)
          else cancel()
        },
        cancelled: cancel,
      })
    },
    [find, lift, change, choose, cancel, t],
  )
  const toggle = useCallback(
    (room: Room) => (latest.current.pick ? cancel() : lift(room, 'press')),
    [cancel, lift],
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
  return { pick, said, grip, toggle, choose, cancel }
}
