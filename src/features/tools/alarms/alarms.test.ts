import { describe, expect, it } from 'vitest'
import one from '../../../../fixtures/pushAlarm/one.json'
import { createTranslator } from '../../../i18n/TranslationProvider'
import { BuiltForm } from '../../../renderer'
import { draftsOf, withDeleted, withNew, withPushed } from './AlarmDraft'
import { buildAlarmForm, toAlarm } from './AlarmModal'

const { t } = createTranslator()
const now = new Date(2031, 0, 1, 12, 0)
const alarm = { ...one[0], id: 0 }
const draft = { id: 0, alarm, isNew: false, isDeleted: false }
const form = new BuiltForm(buildAlarmForm(alarm, ['Morning', 'Evening'], t))

describe('the form of an alarm', () => {
  it('[D7-52] saves unchanged what came, the time to the letter', () => {
    expect(toAlarm(draft, form.values(), now)).toEqual(alarm)
  })

  it('[D3-52] saves a new time as a moment, and a playlist by its name', () => {
    const edited = new BuiltForm(buildAlarmForm(alarm, ['Morning', 'Evening'], t))
    edited.set('time', '18:30')
    edited.set('playlist', { value: 'Morning', label: 'Morning' })
    const saved = toAlarm(draft, edited.values(), now)
    expect(new Date(saved.time)).toEqual(new Date(2031, 0, 1, 18, 30))
    expect(saved.playlist).toBe('Morning')
  })

  it('saves the time of a new alarm as a moment, too, which is what players read', () => {
    const added = { ...draft, alarm: { time: '7:00' }, isNew: true }
    const saved = toAlarm(added, new BuiltForm(buildAlarmForm(added.alarm, ['Evening'], t)).values(), now)
    expect(saved.time).toBe(new Date(2031, 0, 2, 7, 0).toISOString())
  })

  it('does not submit without a time', () => {
    const empty = new BuiltForm(buildAlarmForm({ ...alarm, time: 'soon' }, ['Evening'], t))
    expect(empty.submit()).toBeUndefined()
  })
})

describe('the drafts of the alarm clock', () => {
  it('gives every alarm an id of its own', () => {
    expect(draftsOf([{ id: 1 }, { id: 1 }, {}]).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(withNew(draftsOf([])).map(({ id }) => id)).toEqual([0])
  })

  it('keeps what was added and deleted here when the device pushes again', () => {
    const edited = withNew(withDeleted(draftsOf([{ id: 0 }, { id: 1 }]), 1, true))
    const again = withPushed(edited, [{ id: 0, time: '8:00' }, { id: 1 }])
    expect(again.map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ])
    expect(again[0]?.alarm.time).toBe('8:00')
  })

  it('drops an alarm that the device no longer has', () => {
    expect(withPushed(draftsOf([{ id: 0 }, { id: 1 }]), [{ id: 1 }]).map(({ id }) => id)).toEqual([1])
  })

  it('takes a deletion back', () => {
    const drafts = draftsOf([{ id: 0 }])
    expect(withDeleted(withDeleted(drafts, 0, true), 0, false)).toEqual(drafts)
  })
})
