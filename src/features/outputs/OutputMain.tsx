import { ActionIcon, Button } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Output, Outputs, OutputActions } from './useOutputs'
import { useTranslation } from '../../i18n/TranslationProvider'
import { PlayerMain } from '../../ui/players/PlayerMain'
import classes from './OutputRow.module.css'
import frame from './OutputsView.module.css'

/** What an output plays: 'artist - title', else the title, else the fallback [D2.8-5]. */
export const labelOf = ({ artist, track }: Pick<Output, 'artist' | 'track'>, fallback: string): string => {
  if (track === '') return fallback
  return artist === '' ? track : `${artist} - ${track}`
}

/**
 * The button that an output has: pause while it plays, play where it is paused or stopped and available, else
 * none [D2.8-6].
 */
export const buttonOf = ({
  status,
  isAvailable,
  id,
}: Pick<Output, 'status' | 'isAvailable' | 'id'>): 'play' | 'pause' | undefined => {
  if (id === '') return undefined
  if (status === 'play') return 'pause'
  return isAvailable ? 'play' : undefined
}

interface OutputMainProps {
  output: Output
  origin: string | undefined
  /** Stands in the place of what plays. */
  note?: string | undefined
  /** Absent where it is not played from here. */
  onPlay?: ((isPlay: boolean) => void) | undefined
}

/**
 * Cover, name and what plays of an output, a press of which drives that player [D2.8-3]; and its play or
 * pause [D2.8-6].
 */
export function OutputMain({ output, origin, note, onPlay }: OutputMainProps) {
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

interface GroupChoiceProps {
  outputs: Outputs
  origin: string | undefined
  actions: OutputActions
  onDone: () => void
}

/**
 * The group view: what is on with Remove, what could be with Add, and what cannot, with a word why [D2.8-4
 * D4-18].
 */
export function GroupChoice({ outputs, origin, actions, onDone }: GroupChoiceProps) {
  const { t } = useTranslation()
  const leaders = new Set(outputs.groups.map(({ leader }) => leader.key))
  const enabled = outputs.all.filter(({ isEnabled }) => isEnabled)
  const others = outputs.all.filter(({ isEnabled }) => !isEnabled)
  const sorted = [
    ...enabled,
    ...others.filter(({ isGroupable }) => isGroupable),
    ...others.filter(({ isGroupable }) => !isGroupable),
  ]
  const row = (output: Output) => {
    const name = output.name || t('outputs.nameless')
    const wish = actions.wishes[output.key]
    // What leads the others stays; this device cannot leave itself.
    const isFixed = leaders.has(output.key) || output.isSelf
    const mayAdd = output.isGroupable && output.id !== ''
    const isOff = !output.isEnabled && !mayAdd
    const note = wish === undefined ? undefined : t(wish === '' ? 'outputs.removing' : 'outputs.adding')
    return (
      <li
        key={output.key}
        className={classes.row}
        data-off={isOff || undefined}
        aria-busy={note !== undefined}
      >
        <div className={classes.line}>
          <OutputMain
            output={isOff ? { ...output, address: undefined } : output}
            origin={output.address ?? origin}
            note={isOff ? t('outputs.notSynced') : note}
          />
          {output.isEnabled && !isFixed && output.id !== '' ? (
            <Button
              variant="default"
              aria-label={t('outputs.removeOf', { name })}
              disabled={wish !== undefined}
              onClick={() => actions.enable([output], false)}
            >
              {t('outputs.remove')}
            </Button>
          ) : null}
          {!output.isEnabled ? (
            <Button
              aria-label={t('outputs.addOf', { name })}
              disabled={!mayAdd || wish !== undefined}
              onClick={() => actions.enable([output], true)}
            >
              {t('outputs.add')}
            </Button>
          ) : null}
        </div>
      </li>
    )
  }
  return (
    <section className={frame.part} aria-label={t('outputs.groupDevices')}>
      <h2 className={frame.head}>{t('outputs.groupDevices')}</h2>
      <ul className={frame.list}>{sorted.map(row)}</ul>
      <Button className={frame.done} onClick={onDone}>
        {t('outputs.done')}
      </Button>
    </section>
  )
}
