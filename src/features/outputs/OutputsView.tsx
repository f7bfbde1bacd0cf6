import 'virtual:texts/outputs'
import { Button, Switch } from '@mantine/core'
import { IconDevicesShare } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { LevelComponent } from '../../ui/players/PlayerSwitchContext'
import { type Output, type OutputActions, useOutputs } from './useOutputs'
import { OutputMain, GroupChoice } from './OutputMain'
import outputRowClasses from './OutputRow.module.css'
import { useOrigin } from '../../device'
import { EmptyState, ErrorState, WaitingLines } from '../../ui/states'
import classes from './OutputsView.module.css'

interface OutputRowProps {
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
function OutputRow({ output, origin, actions, control, isPlayed, Level }: OutputRowProps) {
  const { t } = useTranslation()
  const name = output.name || t('outputs.nameless')
  const wish = actions.wishes[output.key]
  const isOn = wish === undefined ? output.isEnabled : wish !== ''
  const note = wish === undefined ? undefined : t(wish === '' ? 'outputs.removing' : 'outputs.adding')
  // [D4-18]
  const mayAdd = output.isGroupable || output.isEnabled
  return (
    <li
      className={outputRowClasses.row}
      data-off={!output.isAvailable || undefined}
      aria-busy={note !== undefined}
    >
      <div className={outputRowClasses.line}>
        <OutputMain
          output={output}
          origin={origin}
          note={note}
          onPlay={isPlayed ? (isPlay) => (isPlay ? actions.play(output) : actions.pause(output)) : undefined}
        />
        {control === 'switch' && output.id !== '' ? (
          <Switch
            className={outputRowClasses.switch}
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
      {control === 'switch' && !mayAdd ? (
        <p className={outputRowClasses.why}>{t('outputs.notSynced')}</p>
      ) : null}
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

interface OutputsViewProps {
  /** Draws a volume; of another feature. */
  Level: LevelComponent
}

/**
 * Zones and outputs [D2.2-14 D2.8-3]: this device, the groups and what else could play, or the group view
 * [D2.8-4].
 */
export function OutputsView({ Level }: OutputsViewProps) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const actions = useOutputs()
  const [isGrouping, setGrouping] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const hasGrouped = useRef(false)
  useEffect(() => {
    // Done has gone with the view that it closed.
    if (!isGrouping && hasGrouped.current) toggle.current?.focus()
    hasGrouped.current = isGrouping
  }, [isGrouping])
  const { phase, outputs } = actions
  const parts = { origin, actions, Level }
  const row = (output: Output, control: 'switch' | 'remove' | 'none', isPlayed = true) => (
    <OutputRow key={output.key} output={output} control={control} isPlayed={isPlayed} {...parts} />
  )
  const hasSome = outputs !== undefined && outputs.all.length > 0
  return (
    <section className={classes.outputs} aria-label={t('outputs.title')}>
      <header className={classes.top}>
        <h1 className={classes.title}>{t('outputs.title')}</h1>
        {hasSome ? (
          <Button
            ref={toggle}
            variant="default"
            aria-pressed={isGrouping}
            onClick={() => setGrouping(!isGrouping)}
          >
            {t('outputs.groupDevices')}
          </Button>
        ) : null}
      </header>
      {phase === 'waiting' ? <WaitingLines height={96} count={3} /> : null}
      {phase === 'silent' ? <ErrorState title={t('outputs.silent')} onRetry={actions.retry} /> : null}
      {phase === 'broken' ? <ErrorState title={t('connection.unreadable')} onRetry={actions.retry} /> : null}
      {phase === 'ready' && !hasSome ? (
        <EmptyState icon={IconDevicesShare} title={t('outputs.emptyTitle')}>
          {t('outputs.empty')}
        </EmptyState>
      ) : null}
      {hasSome && isGrouping ? (
        <GroupChoice outputs={outputs} origin={origin} actions={actions} onDone={() => setGrouping(false)} />
      ) : null}
      {hasSome && !isGrouping ? (
        <>
          {outputs.self ? (
            <section className={classes.part} aria-label={t('outputs.thisDevice')}>
              <h2 className={classes.head}>{t('outputs.thisDevice')}</h2>
              <ul className={classes.list}>{row(outputs.self, 'none')}</ul>
            </section>
          ) : null}
          {outputs.groups.map(({ leader, children }) => {
            const name = leader.name || t('outputs.nameless')
            return (
              <section
                key={leader.key}
                className={classes.part}
                aria-label={t('outputs.group', { name, count: children.length })}
              >
                <div className={classes.top}>
                  <h2 className={classes.head}>{t('outputs.group', { name, count: children.length })}</h2>
                  <Button
                    className={classes.removeAll}
                    variant="subtle"
                    color="gray"
                    disabled={children.every(({ key }) => actions.wishes[key] === '')}
                    onClick={() => actions.enable(children, false)}
                  >
                    {t('outputs.removeAll')}
                  </Button>
                </div>
                <ul className={classes.list}>
                  {row(leader, 'none')}
                  {children.map((child) => row(child, 'remove', false))}
                </ul>
              </section>
            )
          })}
          {outputs.available.length > 0 ? (
            <section className={classes.part} aria-label={t('outputs.available')}>
              <h2 className={classes.head}>{t('outputs.available')}</h2>
              <ul className={classes.list}>{outputs.available.map((one) => row(one, 'switch'))}</ul>
            </section>
          ) : null}
        </>
      ) : null}
    </section>
  )
}
