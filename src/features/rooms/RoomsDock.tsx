import { IconDeviceSpeaker, IconDevicesShare } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { useOrigin } from '../../device'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { PlayerDock, PlayerDockItem } from '../../ui/players/PlayerDock'
import { allRooms } from './allRooms'
import { RoomMain } from './RoomMain'
import classes from './RoomsDock.module.css'
import { nameOf } from './nameOf'
import type { Room } from './Room'
import { useRooms } from './useRooms'

interface Props {
  /** Addresses of the screens that group players and choose outputs. */
  screens: { rooms: string; outputs: string }
}

/** The multi-room dock: all players that are known, what they play, and a press drives another one [D2.8-1 D9-9]. */
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
          <PanelLink href={screens.rooms} className={classes.link}>
            <IconDeviceSpeaker size={18} stroke={1.5} aria-hidden />
            {t(all.some(({ ip }) => ip !== undefined) ? 'rooms.group' : 'rooms.volumes')}
          </PanelLink>
          <PanelLink href={screens.outputs} className={classes.link}>
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
