import { ActionIcon } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { PlayerMain } from '../../ui/players/PlayerMain'
import { buttonOf } from './buttonOf'
import { labelOf } from './labelOf'
import type { Output } from './Output'
import classes from './OutputRow.module.css'

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
