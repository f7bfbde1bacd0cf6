import type { TFunction } from 'i18next'
import type { ContentItem, PushSleep, SetSleep } from '../../../../schemas/generated/types'
import type { FormCheck, FormValues } from '../../../renderer'
import { presetTime, readSleepTime, sleepPresets, writeSleepTime } from './sleepTime'

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
export function chosen(option: unknown): unknown {
  return typeof option === 'object' && option !== null && 'value' in option ? option.value : undefined
}

/** The request that the form's values make [D7-51]. */
export function toSetSleep(values: FormValues): SetSleep {
  const action = chosen(values['action']) === 'poweroff' ? 'poweroff' : 'stop'
  const time = writeSleepTime({ hours: Number(values['hours']), minutes: Number(values['minutes']) })
  return { enabled: values['enabled'] === true, time, action }
}

/** What is wrong with a timer as a whole: one that is on and has no time would stop the music, or the player, at once. */
export const checkSleep =
  (t: TFunction): FormCheck =>
  (values) =>
    values['enabled'] === true && Number(values['hours']) === 0 && Number(values['minutes']) === 0
      ? { minutes: t('tools.sleep.none') }
      : {}
