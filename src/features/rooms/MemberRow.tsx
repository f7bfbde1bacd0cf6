import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import classes from './RoomCard.module.css'
import { nameOf } from './nameOf'
import type { Room } from './Room'
import { RoomLevel } from './RoomLevel'
import { RoomMain } from './RoomMain'
import { canTurn } from './turnRoom'

interface Props {
  room: Room
  origin: string | undefined
  /** It is on its way out. */
  isLeaving: boolean
  onVolume: (volume: number) => void
  /** Absent for the leader. */
  onRemove?: (() => void) | undefined
}

/** One player of a group: its volume, and for who only plays along, the way out [D2.8-2]. */
export function MemberRow({ room, origin, isLeaving, onVolume, onRemove }: Props) {
  const { t } = useTranslation()
  const name = nameOf(t, room)
  return (
    <li className={classes.member} aria-busy={isLeaving || undefined}>
      <div className={classes.line}>
        <RoomMain room={room} origin={origin} note={isLeaving ? t('rooms.leaving') : undefined} />
        {onRemove && room.ip !== undefined ? (
          <Button
            variant="default"
            disabled={isLeaving}
            aria-label={t('rooms.removeOf', { name })}
            onClick={onRemove}
          >
            {t('rooms.remove')}
          </Button>
        ) : null}
      </div>
      {room.volume === undefined || !canTurn(room) ? null : (
        <RoomLevel
          label={t('rooms.volume', { name })}
          volume={room.volume}
          isFixed={room.isFixed}
          isMuted={room.isMuted}
          onSend={onVolume}
        />
      )}
    </li>
  )
}
