import 'virtual:texts/tools'
import type { TFunction } from 'i18next'
import { Button } from '@mantine/core'
import { useEffect, useId, useMemo } from 'react'
import type { ContentItem, PushSleep, SetSleep } from '../../../../schemas/generated/types'
import { type FormCheck, type FormValues, BuiltFormView, useBuiltForm } from '../../../renderer'
import { presetTime, readSleepTime, sleepPresets, writeSleepTime } from '../times'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { sendForTruth, useAnswer, useDevice } from '../../../device'
import { ErrorState, Notice, WaitingLines } from '../../../ui/states'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import { useTellTruth } from '../../../ui/toasts/Toast'
import { hearSleep, timerOf } from '../hearSaved'
import classes from './SleepModal.module.css'
import { useSleepActs } from './useSleepActs'

/** The sleep timer as a form: what happens, when from now, and whether at all [D2.14-2]. */
export function buildSleepForm(sleep: PushSleep, t: TFunction): ContentItem[] {
  const { hours, minutes } = readSleepTime(sleep.time ?? sleep.sleepTime ?? '')
  const actions = (['stop', 'poweroff'] as const).map((value) => ({
    value,
    label: t(`tools.sleep.action.${value}`),
  }))
  const presets = sleepPresets.map((value) => ({ value, label: presetLabel(value, t) }))
  return [
    {
      id: 'enabled',
      element: 'switch',
      label: t('tools.sleep.enabled'),
      value: sleep.enabled ?? false,
    },
    {
      id: 'preset',
      element: 'select',
      label: t('tools.sleep.preset'),
      attributes: [{ placeholder: t('tools.sleep.choosePreset') }],
      value: '',
      options: presets,
    },
    {
      id: 'hours',
      element: 'input',
      type: 'number',
      label: t('tools.sleep.hours'),
      value: hours,
      attributes: [{ min: 0 }, { max: 23 }, { step: 1 }, { required: true }],
    },
    {
      id: 'minutes',
      element: 'input',
      type: 'number',
      label: t('tools.sleep.minutes'),
      value: minutes,
      attributes: [{ min: 0 }, { max: 59 }, { step: 1 }, { required: true }],
    },
    {
      id: 'action',
      element: 'select',
      label: t('tools.sleep.then'),
      value: actions.find(({ value }) => value === sleep.action?.val) ?? 'stop',
      options: actions,
    },
  ]
}

function presetLabel(preset: number, t: TFunction): string {
  const { hours, minutes } = presetTime(preset)
  if (preset === 0) return t('tools.sleep.off')
  if (hours === 0) return t('tools.sleep.minutesLong', { minutes })
  return minutes === 0 ? t('tools.sleep.hoursLong', { hours }) : t('tools.sleep.bothLong', { hours, minutes })
}

/** The value of a chosen option; undefined when none is chosen. */
function chosen(option: unknown): unknown {
  return typeof option === 'object' && option !== null && 'value' in option ? option.value : undefined
}

/** The request that the form's values make [D7-51]. */
export function toSetSleep(values: FormValues): SetSleep {
  const action = chosen(values['action']) === 'poweroff' ? 'poweroff' : 'stop'
  const time = writeSleepTime({ hours: Number(values['hours']), minutes: Number(values['minutes']) })
  return { enabled: values['enabled'] === true, time, action }
}

/**
 * What is wrong with a timer as a whole: one that is on and has no time would stop the music, or the player,
 * at once.
 */
const checkSleep =
  (t: TFunction): FormCheck =>
  (values) =>
    values['enabled'] === true && Number(values['hours']) === 0 && Number(values['minutes']) === 0
      ? { minutes: t('tools.sleep.none') }
      : {}

/** The sleep timer [D2.14-2 D7-51]. */
export const SleepModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const { isWaiting, trouble, wait } = useTellTruth()
  const form = useId()
  const { phase, data, retry } = useAnswer('getSleep', 'pushSleep', timerOf)
  const save = (values: FormValues) => {
    if (isWaiting) return
    const sleep = toSetSleep(values)
    const told = sendForTruth(device, hearSleep(sleep), [], () => device.send('setSleep', sleep))
    wait(told, (why) => t(`tools.unsaved.${why}`), frame.onClose)
  }
  return (
    <PanelModal
      {...frame}
      size="md"
      title={t('tools.sleep.title')}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={form} disabled={!data} loading={isWaiting}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      {data ? <Ends onDone={frame.onClose} /> : null}
      {data ? <SleepForm id={form} sleep={data} onSave={save} /> : null}
      {trouble === undefined ? null : (
        <div role="alert">
          <Notice kind="warning">{trouble}</Notice>
        </div>
      )}
      {phase === 'waiting' ? <WaitingLines height={44} /> : null}
      {phase === 'silent' || phase === 'broken' ? (
        <ErrorState
          title={t(phase === 'broken' ? 'connection.unreadable' : 'tools.silentTitle')}
          onRetry={retry}
        >
          {phase === 'silent' ? t('tools.silent') : null}
        </ErrorState>
      ) : null}
    </PanelModal>
  )
}

/** Ends of the music that are no time, done at one press. */
function Ends({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { atTrackEnd, atQueueEnd } = useSleepActs()
  const ends = [
    { name: 'track', act: atTrackEnd },
    { name: 'queue', act: atQueueEnd },
  ] as const
  if (!atTrackEnd && !atQueueEnd) return null
  return (
    <div className={classes.ends}>
      {ends.map(({ name, act }) =>
        act ? (
          <div key={name}>
            <Button
              variant="default"
              fullWidth
              aria-describedby={`sleep-${name}`}
              onClick={() => {
                onDone()
                act()
              }}
            >
              {t(`tools.sleep.at.${name}`)}
            </Button>
            <p id={`sleep-${name}`} className={classes.note}>
              {t(`tools.sleep.atNote.${name}`)}
            </p>
          </div>
        ) : null,
      )}
    </div>
  )
}

interface SleepFormProps {
  id: string
  sleep: PushSleep
  onSave: (values: FormValues) => void
}

function SleepForm({ id, sleep, onSave }: SleepFormProps) {
  const { t } = useTranslation()
  const form = useBuiltForm(buildSleepForm(sleep, t))
  const check = useMemo(() => checkSleep(t), [t])
  useEffect(() => {
    let last: unknown
    return form.session.subscribe(() => {
      const preset = chosen(form.value('preset'))
      if (preset === last) return
      last = preset
      if (typeof preset !== 'number') return
      // [D4-32] The preset sets the time and whether it counts; Off leaves no preset chosen.
      const { hours, minutes } = presetTime(preset)
      form.set('hours', hours)
      form.set('minutes', minutes)
      form.set('enabled', preset > 0)
      if (preset === 0) form.set('preset', '')
    })
  }, [form])
  return <BuiltFormView form={form} id={id} check={check} onSubmit={onSave} />
}
