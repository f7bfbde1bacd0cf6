import type { TFunction } from 'i18next'
import type { Alarm, ContentItem, SaveAlarm } from '../../../../schemas/generated/types'
import type { FormValues } from '../../../renderer'
import type { AlarmDraft } from './AlarmDraft'
import { toAlarmTime, toTimeField } from './alarmTime'

/** An alarm as a form: whether it rings, when, and what it plays [D2.14-3]. */
export function buildAlarmForm(alarm: Alarm, playlists: readonly string[], t: TFunction): ContentItem[] {
  const options = playlists.map((name) => ({ value: name, label: name }))
  // A playlist that was deleted since stays chosen until somebody chooses another.
  const chosen = alarm.playlist ? { value: alarm.playlist, label: alarm.playlist } : options[0]
  return [
    {
      id: 'time',
      element: 'input',
      type: 'time',
      label: t('tools.alarm.time'),
      value: toTimeField(alarm.time ?? ''),
      attributes: [{ required: true }],
    },
    {
      id: 'playlist',
      element: 'select',
      label: t('tools.alarm.playlist'),
      value: chosen ?? '',
      options,
    },
    {
      id: 'enabled',
      element: 'switch',
      label: t('tools.alarm.enabled'),
      value: alarm.enabled ?? false,
    },
  ]
}

/** The alarm that a form's values make; a time that the device has and nobody touched goes back as it came [D7-52]. */
export function toAlarm({ id, alarm, isNew }: AlarmDraft, values: FormValues, now: Date): SaveAlarm[number] {
  const field = String(values['time'])
  const isKept = !isNew && alarm.time !== undefined && field === toTimeField(alarm.time)
  const playlist = values['playlist']
  return {
    id,
    enabled: values['enabled'] === true,
    time: isKept ? (alarm.time ?? '') : toAlarmTime(field, now),
    playlist:
      typeof playlist === 'object' && playlist !== null && 'value' in playlist ? String(playlist.value) : '',
  }
}
