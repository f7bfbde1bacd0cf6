import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import type { Output, Outputs } from './Output'
import { OutputMain } from './OutputMain'
import classes from './OutputRow.module.css'
import frame from './OutputsView.module.css'
import type { OutputActions } from './useOutputs'

interface Props {
  outputs: Outputs
  origin: string | undefined
  actions: OutputActions
  onDone: () => void
}

/** The group view: what is on with Remove, what could be with Add, and what cannot, with a word why [D2.8-4 D4-18]. */
export function GroupChoice({ outputs, origin, actions, onDone }: Props) {
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
