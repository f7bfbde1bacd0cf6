import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import { levelMachine } from '../../../machines/level.machine'
import { useDevice } from '../../device'
import { useSafeHand, type SafeHand, SafeSlider } from '../../ui/slider/SafeSlider'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { LevelProps } from '../../ui/players/PlayerSwitchContext'
import classes from './RoomLevel.module.css'
import { type Room, nameOf } from './Room'
import { PlayerMain } from '../../ui/players/PlayerMain'

/** A volume that is the user's own until the player's word counts again, and the hand on its control. */
interface Level extends SafeHand {
  /** 0-100. */
  volume: number
  step: (by: number) => void
}

/** Runs the level machine on the volume `pushed`, 0-100; `send` is told when the hand has rested [D9-7]. */
function useLevel(pushed: number, send: (volume: number) => void): Level {
  const device = useDevice()
  const actor = useActorRef(levelMachine, { input: { volume: pushed } })
  const volume = useSelector(actor, ({ context }) => context.volume)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => actor.send({ type: 'level.pushed', volume: pushed }), [actor, pushed])
  useEffect(() => {
    const heard = actor.on('wanted', ({ volume: wanted }) => latest.current(wanted))
    const leave = device.onConnection((isConnected) => {
      if (!isConnected) actor.send({ type: 'link.lost' })
    })
    return () => {
      heard.unsubscribe()
      leave()
    }
  }, [actor, device])
  const hand = useSafeHand({
    volume,
    set: (value) => actor.send({ type: 'level.changed', volume: value }),
    onHold: () => actor.send({ type: 'level.held' }),
    onRelease: () => actor.send({ type: 'level.released' }),
  })
  return { volume, step: (by) => actor.send({ type: 'level.stepped', by }), ...hand }
}

/** By so much a press beside the handle moves it [D9-5]. */
const step = 10

/** The volume of another player, or of a group [D2.8-2 D9-7]. */
export function RoomLevel({ label, volume, isFixed = false, isMuted = false, onSend, mute }: LevelProps) {
  const { t } = useTranslation()
  const level = useLevel(volume, onSend)
  const words = isMuted ? t('playback.muted') : t('playback.volumeFigure', { volume: level.volume })
  const look = { size: 20, stroke: 1.75, 'aria-hidden': true }
  const speaker = isMuted ? (
    <IconVolumeOff {...look} />
  ) : level.volume < 50 ? (
    <IconVolume2 {...look} />
  ) : (
    <IconVolume {...look} />
  )
  return (
    <div className={classes.level} data-quiet={isMuted || isFixed || undefined}>
      {mute ? (
        <ActionIcon
          aria-label={mute.label}
          aria-pressed={isMuted}
          disabled={isFixed}
          onClick={() => mute.onToggle(level.volume)}
        >
          {speaker}
        </ActionIcon>
      ) : (
        <span className={classes.sign}>{speaker}</span>
      )}
      <SafeSlider
        orientation="horizontal"
        value={level.volume}
        label={label}
        valueText={words}
        disabled={isFixed}
        step={step}
        onChange={level.change}
        onStep={level.step}
        onHold={level.hold}
        onRelease={level.release}
      />
      <span className={classes.figure} aria-hidden>
        {level.volume}
      </span>
      {isFixed ? <span className={classes.note}>{t('rooms.fixed')}</span> : null}
    </div>
  )
}

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

/**
 * A player as a button that drives it from now on, unless it is driven already, plays along, or says no
 * address [D2.8-1].
 */
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
