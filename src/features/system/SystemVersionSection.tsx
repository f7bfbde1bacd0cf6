import 'virtual:texts/system'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { useCommand, useAnswer, useTopic } from '../../device'
import { useReportOutcome } from '../../ui/toasts/Toast'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Notice, NoAnswer, WaitingLines } from '../../ui/states'
import classes from './SystemVersionSection.module.css'
import type { PushUiConfig, PushSystemVersion } from '../../../schemas/generated/types'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { DeviceText } from '../../ui/SafeHtml'

/**
 * How long a player that has said that it looks may take, ms: without the internet it never says what it
 * found.
 */
const looking = 30_000

/**
 * A search for updates that was asked for here: `asked` is on its way to the player, `looking` was heard by
 * it, `silent` without a word in time, `found` and `none` as it answered.
 */
type UpdateCheckPhase = 'resting' | 'asked' | 'looking' | 'silent' | 'found' | 'none'

/** Has the player look for an update. Each wait has an end, after which it can be asked again. */
export function useUpdateCheck(): { phase: UpdateCheckPhase; check: () => void } {
  const { isBusy, problem, give } = useCommand<'found' | 'none'>()
  const reportOutcome = useReportOutcome()
  const [isLooking, setLooking] = useState(false)
  const [answer, setAnswer] = useState<'found' | 'none'>()
  const check = () => {
    setLooking(false)
    setAnswer(undefined)
    give(
      { event: 'updateCheck' },
      {
        answeredBy: (device, tell, goOn) => {
          const stops = [
            device.on('updateWaitMsg', () => {
              setLooking(true)
              goOn(looking)
            }),
            device.on('updateReady', ({ updateavailable }) =>
              tell(updateavailable === true ? 'found' : 'none'),
            ),
          ]
          return () => stops.forEach((stop) => stop())
        },
      },
      setAnswer,
      reportOutcome,
    )
  }
  const isUnanswered = problem !== undefined && problem.status !== 'refused'
  const ended = answer ?? (isUnanswered ? 'silent' : 'resting')
  return { phase: !isBusy ? ended : isLooking ? 'looking' : 'asked', check }
}

/** Has the player look for an update; what it finds opens the updater's modal by itself [D4-19]. */
export const UpdateCheck = () => {
  const { t } = useTranslation()
  const { phase, check } = useUpdateCheck()
  const isWaiting = phase === 'asked' || phase === 'looking'
  const isOver = phase === 'found' || phase === 'none'
  return (
    <div className={classes.check}>
      <Button variant="default" onClick={check} disabled={isWaiting}>
        {t(isWaiting ? 'system.checking' : phase === 'silent' ? 'action.tryAgain' : 'system.check')}
      </Button>
      {phase === 'silent' && (
        <div role="alert">
          <Notice kind="warning">{t('system.checkSilent')}</Notice>
        </div>
      )}
      {isOver && (
        <div role="status">
          <Notice>{t(phase === 'found' ? 'system.checkFound' : 'system.checkNone')}</Notice>
        </div>
      )}
    </div>
  )
}

/**
 * Whether a settings page has a button of its own that looks for updates, whatever its author has made of the
 * rest.
 */
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
