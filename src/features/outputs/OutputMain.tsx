import { ActionIcon } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Output } from './Output'
import { useTranslation } from '../../i18n/useTranslation'
import { PlayerMain } from '../../ui/players/PlayerMain'
import classes from './OutputRow.module.css'

/** What an output plays: 'artist - title', else the title, else the fallback [D2.8-5]. */
export const labelOf = ({ artist, track }: Pick<Output, 'artist' | 'track'>, fallback: string): string => {
  if (track === '') return fallback
  return artist === '' ? track : `${artist} - ${track}`
}

/** The button that an output has: pause while it plays, play where it is paused or stopped and available, else none [D2.8-6]. */
export const buttonOf = ({
  status,
  isAvailable,
  id,
}: Pick<Output, 'status' | 'isAvailable' | 'id'>): 'play' | 'pause' | undefined => {
  if (id === '') return undefined
  if (status === 'play') return 'pause'
  return isAvailable ? 'play' : undefined
}

interface Props {
  output: Output
  origin: string | undefined
  /** Stands in the place of what plays. */
  note?: string | undefined
  /** Absent where it is not played from here. */
  onPlay?: ((isPlay: boolean) => void) | undefined
}

/** Cover, name and what plays of an output, a press of which drives that player [D2.8-3]; and its play or pause [D2.8-6]. */
export function OutputMain({ output, origin, note, onPlay }: Props) {
  const { t } = useTranslation()
  const { address, isSelf, isAvailable } = output
  const name = output.name || t('outputs.nameless')
  const label = note ?? labelOf(output, t(isAvailable ? 'outputs.nothing' : 'outputs.unavailable'))
  const button = onPlay && buttonOf(output)
  return (
    <>
      <PlayerMain
        name={name}
        address={isSelf ? undefined : address}
        albumart={output.albumart}
        origin={address ?? origin}
        switchLabel={t('outputs.switchTo', { name })}
        words={label}
        isNote={note !== undefined}
        badge={isSelf ? t('outputs.thisDevice') : undefined}
      />
      {button ? (
        <ActionIcon
          className={classes.play}
          aria-label={t(`outputs.${button}`, { name })}
          onClick={() => onPlay(button === 'play')}
        >
          {button === 'play' ? (
            <IconPlayerPlayFilled size={20} aria-hidden />
          ) : (
            <IconPlayerPauseFilled size={20} aria-hidden />
          )}
        </ActionIcon>
      ) : null}
    </>
  )
}
