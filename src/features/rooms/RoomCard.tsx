import { Button, ActionIcon } from '@mantine/core'
import { IconChevronDown, IconGripVertical } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type Room, nameOf, canTurn, type Grouping } from './Room'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './RoomCard.module.css'
import { RoomLevel, RoomMain } from './RoomLevel'
import type { Picking } from './usePick'

/** How loud a group is, 0-100: the mean of all in it whose volume is known; undefined where none is. */
export function groupVolume(room: Room): number | undefined {
  const known = [room, ...room.members].flatMap(({ volume }) => (volume === undefined ? [] : [volume]))
  return known.length === 0 ? undefined : Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
}

interface MemberRowProps {
  room: Room
  origin: string | undefined
  /** It is on its way out. */
  isLeaving: boolean
  onVolume: (volume: number) => void
  /** Absent for the leader. */
  onRemove?: (() => void) | undefined
}

/** One player of a group: its volume, and for who only plays along, the way out [D2.8-2]. */
function MemberRow({ room, origin, isLeaving, onVolume, onRemove }: MemberRowProps) {
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

interface RoomCardProps {
  room: Room
  origin: string | undefined
  wishes: Grouping['wishes']
  picking: Picking
  /** The player that is picked up, where it may join this one. */
  candidate: Room | undefined
  /** Whether it may be carried to another one. */
  canMove: boolean
  /** Id of the words that tell how the handle is used. */
  help: string
  onVolume: (room: Room, volume: number) => void
  onGroupVolume: (volume: number) => void
  onRemove: (room: Room) => void
}

/** A player, or a group under its leader: what plays, how loud, who plays along [D2.8-2]. */
export function RoomCard(props: RoomCardProps) {
  const { room, origin, wishes, picking, candidate, canMove } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { members } = room
  const name = nameOf(t, room)
  const volume = members.length > 0 ? groupVolume(room) : room.volume
  const isPicked = picking.pick?.key === room.key
  const wish = wishes[room.key]
  return (
    <li
      className={classes.card}
      data-room={room.key}
      data-picked={(isPicked && picking.pick?.by) || undefined}
      data-over={picking.pick?.over === room.key || undefined}
      data-target={candidate !== undefined || undefined}
      data-self={room.isSelf || undefined}
      aria-busy={wish !== undefined || undefined}
    >
      <div className={classes.line}>
        <RoomMain room={room} origin={origin} note={wish ? t('rooms.joining') : undefined} />
        {canMove ? (
          <ActionIcon
            className={classes.handle}
            aria-label={t('rooms.handle', { name })}
            aria-describedby={props.help}
            aria-pressed={isPicked}
            onPointerDown={(event) => picking.grab(room, event)}
            onClick={() => picking.toggle(room)}
          >
            <IconGripVertical size={22} stroke={1.5} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      {candidate && picking.pick?.by === 'press' ? (
        <Button
          className={classes.join}
          data-join
          fullWidth
          aria-label={t('rooms.joinLabel', { picked: nameOf(t, candidate), name })}
          onClick={() => picking.choose(room)}
        >
          {t('rooms.joinHere', { name })}
        </Button>
      ) : null}
      {volume === undefined || !(members.length > 0 ? room.ip !== undefined : canTurn(room)) ? null : (
        <RoomLevel
          key={members.length > 0 ? 'group' : 'own'}
          label={t(members.length > 0 ? 'rooms.groupVolume' : 'rooms.volume', { name })}
          volume={volume}
          isFixed={members.length === 0 && room.isFixed}
          isMuted={members.length === 0 && room.isMuted}
          onSend={members.length > 0 ? props.onGroupVolume : (value) => props.onVolume(room, value)}
        />
      )}
      {members.length > 0 ? (
        <>
          <Button
            variant="subtle"
            color="gray"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={list}
            rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden className={classes.chevron} />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('rooms.hide') : t('rooms.show', { count: members.length })}
          </Button>
          <ul id={list} className={classes.members} hidden={!isOpen}>
            {isOpen
              ? [room, ...members].map((one) => (
                  <MemberRow
                    key={one.key}
                    room={one}
                    origin={origin}
                    isLeaving={one !== room && wishes[one.key] === ''}
                    onVolume={(value) => props.onVolume(one, value)}
                    onRemove={one === room ? undefined : () => props.onRemove(one)}
                  />
                ))
              : null}
          </ul>
        </>
      ) : null}
    </li>
  )
}
