import { Progress } from '@mantine/core'
import type { SnapshotFrom } from 'xstate'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { UpdateProgress } from '../../../schemas/generated/types'
import { DeviceText } from '../../ui/SafeHtml'
import classes from './ProgressFigure.module.css'
import type { updaterMachine } from '../../../machines/updater.machine'

interface Props {
  /** Undefined while something goes on whose length nobody knows. */
  progress?: UpdateProgress | undefined
}

/** How far an update is: percent, download speed and time remaining, as the player sends them [D4-20]. */
export const ProgressFigure = ({ progress }: Props) => {
  const { t } = useTranslation()
  const percent = progress?.progress
  const isKnown = percent !== undefined
  const figures = [
    { key: 'speed', label: t('updates.speed'), text: progress?.downloadSpeed?.trim() },
    { key: 'eta', label: t('updates.eta'), text: progress?.eta?.trim() },
  ]
  const shown = figures.flatMap(({ key, label, text }) =>
    text && text !== '0' ? [{ key, label, text }] : [],
  )
  return (
    <div className={classes.figure}>
      {progress ? (
        <div className={classes.head}>
          <span className={classes.percent}>{isKnown ? Math.round(percent) : '–'}</span>
          <span className={classes.unit}>%</span>
          <span className={classes.status}>
            <DeviceText text={progress.status ?? ''} />
          </span>
        </div>
      ) : null}
      <Progress.Root size="md">
        <Progress.Section
          value={isKnown ? percent : 100}
          striped={!isKnown}
          animated={!isKnown}
          // How far it is is not known: a progress bar without a value.
          {...(isKnown ? {} : { withAria: false, role: 'progressbar' })}
          aria-label={t('updates.progress')}
        />
      </Progress.Root>
      {shown.length > 0 ? (
        <dl className={classes.figures}>
          {shown.map(({ key, label, text }) => (
            <div key={key} className={classes.fact}>
              <dt>{label}</dt>
              <dd>
                <DeviceText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}

const stages = [
  'searching',
  'silent',
  'offered',
  'nothing',
  'starting',
  'updating',
  'stalled',
  'done',
  'failed',
  'restarting',
  'unmoved',
  'returned',
  'renewed',
] as const

/** What the updater's modal shows. */
export type Stage = (typeof stages)[number]

/**
 * The stage of a snapshot; where the machine has nothing to say, e.g. while the modal goes, that it restarts.
 */
export const stageOf = (snapshot: Pick<SnapshotFrom<typeof updaterMachine>, 'hasTag'>): Stage =>
  stages.find((stage) => snapshot.hasTag(stage)) ?? 'restarting'
