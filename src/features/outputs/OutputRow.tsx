import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Switch } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import type { LevelComponent } from '../../ui/players/LevelProps'
import type { Output } from './Output'
import { OutputMain } from './OutputMain'
import classes from './OutputRow.module.css'
import type { OutputActions } from './useOutputs'

interface Props {
  output: Output
  origin: string | undefined
  actions: OutputActions
  /** What switches it: a switch, a button that removes it from its group, or nothing. */
  control: 'switch' | 'remove' | 'none'
  /** Play and pause stand beside it: of a group only beside its leader. */
  isPlayed: boolean
  Level: LevelComponent
}

/** An output: what plays, how loud, and whether it does [D2.8-3]. */
export function OutputRow({ output, origin, actions, control, isPlayed, Level }: Props) {
  const { t } = useTranslation()
  const name = output.name || t('outputs.nameless')
  const wish = actions.wishes[output.key]
  const isOn = wish === undefined ? output.isEnabled : wish !== ''
  const note = wish === undefined ? undefined : t(wish === '' ? 'outputs.removing' : 'outputs.adding')
  // [D4-18]
  const mayAdd = output.isGroupable || output.isEnabled
  return (
    <li className={classes.row} data-off={!output.isAvailable || undefined} aria-busy={note !== undefined}>
      <div className={classes.line}>
        <OutputMain
          output={output}
          origin={origin}
          note={note}
          onPlay={isPlayed ? (isPlay) => (isPlay ? actions.play(output) : actions.pause(output)) : undefined}
        />
        {control === 'switch' && output.id !== '' ? (
          <Switch
            className={classes.switch}
            aria-label={t('outputs.toggle', { name })}
            checked={isOn}
            disabled={!mayAdd || wish !== undefined}
            onChange={() => actions.enable([output], !isOn)}
          />
        ) : null}
        {control === 'remove' && output.id !== '' ? (
          <Button
            variant="default"
            aria-label={t('outputs.removeOf', { name })}
            disabled={wish !== undefined}
            onClick={() => actions.enable([output], false)}
          >
            {t('outputs.remove')}
          </Button>
        ) : null}
      </div>
      {control === 'switch' && !mayAdd ? <p className={classes.why}>{t('outputs.notSynced')}</p> : null}
      {output.volume === undefined || output.id === '' || !output.isAvailable ? null : (
        <Level
          label={t('outputs.volume', { name })}
          volume={output.volume}
          isFixed={output.isFixed}
          isMuted={output.isMuted}
          onSend={(volume) => actions.setVolume(output, volume, output.isMuted)}
          mute={{
            label: t(output.isMuted ? 'outputs.unmute' : 'outputs.mute', { name }),
            onToggle: (volume) => actions.setVolume(output, volume, !output.isMuted),
          }}
        />
      )}
    </li>
  )
}
