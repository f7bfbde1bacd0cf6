import type { Alarm } from '../../../../schemas/generated/types'

/** An alarm while the alarm clock is open; nothing of it counts before Save. */
export interface AlarmDraft {
  /** The device's id, or a new one. */
  id: number
  /** As the device has it; of a new alarm what it starts as. */
  alarm: Alarm
  /** The device does not have it yet. */
  isNew: boolean
  /** Was deleted here; Save leaves it out, until then it can be had back. */
  isDeleted: boolean
}

/** A new alarm rings at seven, once somebody saves it. */
const fresh: Alarm = { enabled: true, time: '7:00' }

/**
 * The drafts of what the device pushed; alarms without an id, or with one that is taken, get the next free
 * one.
 */
export function draftsOf(alarms: readonly Alarm[]): AlarmDraft[] {
  return alarms.reduce<AlarmDraft[]>((drafts, alarm) => {
    const isFree = alarm.id !== undefined && drafts.every(({ id }) => id !== alarm.id)
    const id =
      isFree && alarm.id !== undefined ? alarm.id : nextId([...drafts.map((one) => one.id), ...idsOf(alarms)])
    return [...drafts, { id, alarm, isNew: false, isDeleted: false }]
  }, [])
}

/**
 * The device pushes its alarms again while some are being edited: what is new comes, what was added or
 * deleted here stays.
 */
export function withPushed(drafts: readonly AlarmDraft[], alarms: readonly Alarm[]): AlarmDraft[] {
  const pushed = draftsOf(alarms)
  const known = new Set(pushed.map(({ id }) => id))
  return [
    ...pushed.map((draft) => ({
      ...draft,
      isDeleted: drafts.some(({ id, isDeleted }) => id === draft.id && isDeleted),
    })),
    ...drafts.filter(({ id, isNew }) => isNew && !known.has(id)),
  ]
}

/** One alarm more, with this playlist, if one is named. */
export function withNew(drafts: readonly AlarmDraft[], playlist?: string): AlarmDraft[] {
  const alarm = playlist === undefined ? fresh : { ...fresh, playlist }
  return [...drafts, { id: nextId(drafts.map(({ id }) => id)), alarm, isNew: true, isDeleted: false }]
}

/** Deletes an alarm, or takes that back. */
export function withDeleted(drafts: readonly AlarmDraft[], id: number, isDeleted: boolean): AlarmDraft[] {
  return drafts.map((draft) => (draft.id === id ? { ...draft, isDeleted } : draft))
}

function idsOf(alarms: readonly Alarm[]): number[] {
  return alarms.flatMap(({ id }) => id ?? [])
}

function nextId(ids: readonly number[]): number {
  return Math.max(-1, ...ids) + 1
}
