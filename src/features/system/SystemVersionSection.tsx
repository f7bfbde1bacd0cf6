import type { PushUiConfig, PushSystemVersion } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/useTranslation'
import { useAnswer, useTopic } from '../../device'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { DeviceText } from '../../ui/DeviceText'
import { NoAnswer } from '../../ui/NoAnswer'
import { WaitingLines } from '../../ui/WaitingLines'
import { UpdateCheck } from './UpdateCheck'
import classes from './SystemVersionSection.module.css'

/** Whether a settings page has a button of its own that looks for updates, whatever its author has made of the rest. */
const looksForUpdates = ({ sections }: PushUiConfig): boolean =>
  listOf(sections).some((section) => listOf(read(section, 'content')).some(isSearch))

function isSearch(item: unknown): boolean {
  return read(read(item, 'onClick'), 'message') === 'updateCheck'
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

const rows = [
  { field: 'systemversion', label: 'system.version' },
  { field: 'builddate', label: 'system.built' },
  { field: 'additionalSVInfo', label: 'system.further' },
] as const

const all = (version: PushSystemVersion) => version

/** The core section `system-version` [D2.10-14 D2.11-5]; what the player does not tell is left out. */
export const SystemVersionSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const { phase, data, retry } = useAnswer('getSystemVersion', 'pushSystemVersion', all)
  // Pages of devices in the field have a button of their own for it.
  const hasOwnButton = useTopic('pushUiConfig', looksForUpdates) === true
  const told = rows.flatMap(({ field, label }) => {
    const text = data?.[field]?.trim()
    return text ? [{ field, label: t(label), text }] : []
  })
  return (
    <SectionFrame section={section} title={t('system.title')}>
      {phase === 'waiting' && <WaitingLines count={2} />}
      <NoAnswer phase={phase} onRetry={retry}>
        {t('system.silent')}
      </NoAnswer>
      {phase === 'ready' && told.length === 0 && <p className={classes.nothing}>{t('system.nothing')}</p>}
      {told.length > 0 && (
        <dl className={classes.rows}>
          {told.map(({ field, label, text }) => (
            <div key={field} className={classes.row}>
              <dt className={classes.label}>{label}</dt>
              <dd className={classes.text}>
                <DeviceText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!hasOwnButton && <UpdateCheck />}
    </SectionFrame>
  )
}
