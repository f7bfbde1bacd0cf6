import type { TFunction } from 'i18next'
import { rulesOf, type Item } from './elements/elements'
import type { FieldError } from './elements/ElementRules'
import { type SectionState, isEdited, hasEdits, saved } from './form/sectionState.reducers'
import type { FormSection, SaveButton } from './model/Page'
import type { PageCommand, RunCommand } from './model/PageCommand'
import type { PageSession } from './form/PageSession'
import { isOnScreen } from './visibility'
import type { SaveOutcome } from '../ui/unsavedEdits/UnsavedEdits'

/** Why a value may not be saved, in the user's language. */
export function describeError(t: TFunction, { code, limit = '', readings }: FieldError): string {
  switch (code) {
    case 'notANumber':
      return t('renderer.error.notANumber')
    case 'ambiguousNumber':
      return t('renderer.error.ambiguousNumber', { whole: readings?.whole, decimal: readings?.decimal })
    case 'tooSmall':
      return t('renderer.error.tooSmall', { limit })
    case 'tooLarge':
      return t('renderer.error.tooLarge', { limit })
    case 'step':
      return t('renderer.error.step', { limit })
    case 'tooLong':
      return t('renderer.error.tooLong', { count: Number(limit) })
    case 'tooShort':
      return t('renderer.error.tooShort', { count: Number(limit) })
    case 'pattern':
      return limit === '' ? t('renderer.error.pattern') : t('renderer.error.patternHint', { limit })
    case 'ip':
      return t('renderer.error.ip')
    case 'email':
      return t('renderer.error.email')
    case 'url':
      return t('renderer.error.url')
    case 'required':
      return t('renderer.error.required')
    case 'own':
      return String(limit)
  }
}

/**
 * Errors of the edited fields among `items`, by key; empty when all may be saved. A value that nobody touched
 * is the device's own word and is never held against the user, unless `scope` is `all`: the forms that the
 * interface builds itself may ask for what is not there yet. The limits are the fields' own, checked by JSON
 * Schema; judged is what would be sent, so a lone space fills nothing in.
 */
export function checkConstraints(
  items: readonly Item[],
  state: SectionState,
  scope: 'edited' | 'all' = 'edited',
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {}
  for (const item of items) {
    if (scope === 'edited' && !isEdited(state, item.key)) continue
    const error = rulesOf(item).check(item, state.values[item.key])
    // What is there already was somebody's word before: it never holds up a change of another field.
    if (error && (error.code === 'required' || isEdited(state, item.key))) errors[item.key] = error
  }
  return errors
}

/** Items whose values a save button sends, in its order: the first item of each id that exists [D2.10-6]. */
export function savedItems(section: FormSection, save: SaveButton): Item[] {
  if (save.isWhole) return section.items
  return (save.data ?? []).flatMap((id) => section.items.find((item) => item.id === id) ?? [])
}

/**
 * What Save sends [D2.10-6]: the onSave object as pushed, its `data` replaced by the values of the listed
 * ids. Fields that are hidden are sent too; edited ones as their element has it. Undefined when the section
 * names nothing to call.
 */
export function collect(
  section: FormSection,
  save: SaveButton,
  state: SectionState,
): PageCommand | undefined {
  if (!save.onSave) return undefined
  const command = { kind: 'callMethod' as const, ...(save.confirm && { confirm: save.confirm }) }
  const [only] = section.items
  if (save.isWhole && only) return { ...command, payload: { ...save.onSave, data: toSend(only, state) } }
  if (!save.data) return { ...command, payload: save.onSave }
  return { ...command, payload: { ...save.onSave, data: collectValues(savedItems(section, save), state) } }
}

/** Values of items by their ids, as they go over the wire. */
export function collectValues(items: readonly Item[], state: SectionState): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const item of items) {
    // defineProperty-safe: an id like __proto__ becomes a plain key of the payload.
    Object.defineProperty(data, item.id, {
      value: toSend(item, state),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return data
}

function toSend(item: Item, state: SectionState): unknown {
  const value = state.values[item.key]
  return isEdited(state, item.key) ? rulesOf(item).toSent(item, value) : value
}

/** What pressing Save comes to now. */
interface SavePlan {
  /** The values that it was made from. */
  state: SectionState
  /** The fields that are saved. */
  items: Item[]
  /** Why some of them may not be saved, by key; nothing is sent as long as there is one. */
  errors: Record<string, FieldError>
  /** What is sent otherwise; undefined when the section names nothing to call. */
  command: PageCommand | undefined
}

/** What Save of a section would do with the values as they stand [D2.10-6]; changes nothing. */
export function planSave(session: PageSession, section: FormSection, save: SaveButton): SavePlan {
  const state = session.store(section.key).getState()
  const items = savedItems(section, save)
  const errors = checkConstraints(
    items.filter((item) => isOnScreen(session, section, item)),
    state,
  )
  return { state, items, errors, command: collect(section, save, state) }
}

/** Saves a section as its button does [D2.10-6]; what was sent and not typed on since counts as saved. */
export async function saveSection(
  session: PageSession,
  section: FormSection,
  save: SaveButton,
  run: RunCommand,
): Promise<SaveOutcome> {
  const store = session.store(section.key)
  if ((await session.judges.get(section.key)?.()) === false) return 'invalid'
  const { state, items, errors, command } = planSave(session, section, save)
  store.setState({ errors })
  if (Object.keys(errors).length > 0) return 'invalid'
  if (!command) return 'none'
  if (!(await run(command).catch(() => false))) return 'refused'
  const same = items.filter(({ key }) => store.getState().values[key] === state.values[key])
  store.setState((now) =>
    saved(
      now,
      same.map(({ key }) => key),
    ),
  )
  return 'saved'
}

/**
 * Saves each section of a page that holds edits, until one is not saved. `none` where edits are left that no
 * button saves.
 */
export async function saveEdits(session: PageSession, run: RunCommand): Promise<SaveOutcome> {
  for (const section of session.page.getState().sections) {
    if (section.kind !== 'form' || !hasEdits(session.store(section.key).getState())) continue
    const { save } = section
    if (!save || !isOnScreen(session, section, { ...save, hidden: false })) return 'none'
    const outcome = await saveSection(session, section, save, run)
    if (outcome !== 'saved') return outcome
  }
  return session.hasEdits() ? 'none' : 'saved'
}
