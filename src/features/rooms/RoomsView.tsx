import { VisuallyHidden } from '@mantine/core'
import { IconDeviceSpeaker, IconDevicesShare } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDevice, useOrigin } from '../../device'
import { EmptyState, ErrorState, WaitingLines } from '../../ui/states'
import { useReportOutcome } from '../../ui/toasts/Toast'
import { allRooms, type Room, turnRoom, useGrouping, useRooms, nameOf } from './Room'
import { RoomCard } from './RoomCard'
import classes from './RoomsView.module.css'
import { usePick } from './usePick'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { PlayerDock, PlayerDockItem } from '../../ui/players/PlayerMain'
import { RoomMain } from './RoomLevel'
import roomsDockClasses from './RoomsDock.module.css'

/** Who has nobody of its own may join anybody else who leads or plays alone. */
const mayJoin = (room: Room, leader: Room): boolean =>
  room.key !== leader.key && room.members.length === 0 && room.ip !== undefined && leader.ip !== undefined

const noRooms: readonly Room[] = []

/** The players of the house in their groups [D2.2-7 D2.8-2]. */
export function RoomsView() {
  const { t } = useTranslation()
  const device = useDevice()
  const origin = useOrigin()
  const reportOutcome = useReportOutcome()
  const { phase, rooms = noRooms, retry } = useRooms()
  const { wishes, join, leave } = useGrouping()
  const picking = usePick({ rooms, mayJoin, onJoin: join })
  const list = useRef<HTMLUListElement>(null)
  const help = useId()
  const { pick } = picking
  const picked = rooms.find(({ key }) => key === pick?.key)
  const canGroup = rooms.some(({ ip }) => ip !== undefined)
  const isAlone = phase === 'ready' && allRooms(rooms).length < 2

  const pickedKey = pick?.by === 'press' ? pick.key : undefined
  useEffect(() => {
    if (pickedKey === undefined) return undefined
    const handle = document.activeElement
    const joins = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-join]') ?? [])]
    joins()[0]?.focus()
    const press = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined) return
      const all = joins()
      const place = all.findIndex((one) => one === document.activeElement)
      all[(place + by + all.length) % all.length]?.focus()
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      if (handle instanceof HTMLElement && handle.isConnected) handle.focus()
    }
  }, [pickedKey])
  const setVolume = (room: Room, volume: number) => {
    const outcome = turnRoom(device, room, volume)
    if (outcome !== undefined) reportOutcome(outcome)
  }
  return (
    <section className={classes.rooms} aria-label={t('rooms.title')}>
      <header>
        <h1 className={classes.title}>{t('rooms.title')}</h1>
        {isAlone || phase !== 'ready' ? null : (
          <p className={classes.intro}>{t(canGroup ? 'rooms.intro' : 'rooms.introNoGroups')}</p>
        )}
      </header>
      {phase === 'waiting' ? <WaitingLines height={120} count={3} /> : null}
      {phase === 'silent' ? <ErrorState title={t('rooms.silent')} onRetry={retry} /> : null}
      {phase === 'broken' ? <ErrorState title={t('connection.unreadable')} onRetry={retry} /> : null}
      <ul ref={list} className={classes.list} data-carrying={pick !== undefined || undefined}>
        {rooms.map((room) => (
          <RoomCard
            key={room.key}
            room={room}
            origin={origin}
            wishes={wishes}
            picking={picking}
            candidate={picked && mayJoin(picked, room) ? picked : undefined}
            canMove={!isAlone && room.members.length === 0 && room.ip !== undefined && rooms.length > 1}
            help={help}
            onVolume={setVolume}
            onGroupVolume={(groupvolume) => {
              if (room.ip !== undefined)
                reportOutcome(device.send('setMultiroom', { ip: room.ip, groupvolume }))
            }}
            onRemove={(member) => leave([member])}
          />
        ))}
      </ul>
      {isAlone ? (
        <EmptyState icon={IconDeviceSpeaker} title={t('rooms.aloneTitle')}>
          {t('rooms.alone')}
        </EmptyState>
      ) : null}
      <VisuallyHidden id={help}>{t('rooms.handleHelp')}</VisuallyHidden>
      <VisuallyHidden role="status">{picking.announcement}</VisuallyHidden>
    </section>
  )
}

interface Props {
  /** Addresses of the screens that group players and choose outputs. */
  screens: { rooms: string; outputs: string }
}

/**
 * The multi-room dock: all players that are known, what they play, and a press drives another one [D2.8-1
 * D9-9].
 */
export function RoomsDock({ screens }: Props) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const { rooms = [] } = useRooms()
  const all = allRooms(rooms)
  if (all.length < 2) return null
  const noteOf = (room: Room) => {
    const leader = rooms.find(({ members }) => members.includes(room))
    if (leader) return t('rooms.childOf', { name: nameOf(t, leader) })
    return room.isChild ? t('rooms.child') : undefined
  }
  return (
    <PlayerDock
      title={t('rooms.dock')}
      links={
        <>
          <PanelLink href={screens.rooms} className={roomsDockClasses.link}>
            <IconDeviceSpeaker size={18} stroke={1.5} aria-hidden />
            {t(all.some(({ ip }) => ip !== undefined) ? 'rooms.group' : 'rooms.volumes')}
          </PanelLink>
          <PanelLink href={screens.outputs} className={roomsDockClasses.link}>
            <IconDevicesShare size={18} stroke={1.5} aria-hidden />
            {t('rooms.outputs')}
          </PanelLink>
        </>
      }
    >
      {all.map((room) => (
        <PlayerDockItem key={room.key} isSelf={room.isSelf} isChild={room.isChild}>
          <RoomMain room={room} origin={origin} note={noteOf(room)} />
        </PlayerDockItem>
      ))}
    </PlayerDock>
  )
}
