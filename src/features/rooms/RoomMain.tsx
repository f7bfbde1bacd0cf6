import type { Room } from './Room'
import { useTranslation } from '../../i18n/useTranslation'
import { PlayerMain } from '../../ui/players/PlayerMain'
import { nameOf } from './nameOf'

/** What a player plays, 'artist - track', as far as it says so; '' where it says nothing. */
const playsOf = ({ artist, track }: Pick<Room, 'artist' | 'track'>): string =>
  [artist, track].filter(Boolean).join(' - ')

interface Props {
  room: Room
  /** Origin of the player that is driven, for pictures of one that does not say where it is. */
  origin: string | undefined
  /** Stands in the place of what plays: that it joins or leaves. */
  note?: string | undefined
}

/** A player as a button that drives it from now on, unless it is driven already, plays along, or says no address [D2.8-1]. */
export function RoomMain({ room, origin, note }: Props) {
  const { t } = useTranslation()
  const { address, isSelf, isChild } = room
  const name = nameOf(t, room)
  const plays = playsOf(room)
  const isPlaying = room.status === 'play'
  const state = isPlaying && plays !== '' ? [plays] : [t(`rooms.status.${room.status}`), plays]
  return (
    <PlayerMain
      name={name}
      address={isSelf || isChild ? undefined : address}
      albumart={room.albumart}
      origin={address ?? origin}
      switchLabel={t('rooms.switchTo', { name })}
      words={note ?? state.filter(Boolean).join(' · ')}
      isPlaying={isPlaying}
      isCurrent={isSelf}
      title={address === undefined && !isSelf ? t('rooms.noAddress') : undefined}
      badge={isSelf ? t('rooms.current') : undefined}
    />
  )
}
