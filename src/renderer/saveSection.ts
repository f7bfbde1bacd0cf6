import { checkConstraints } from './checkConstraints'
import { collect, savedItems } from './collect'
import type { FieldError } from './elements/ElementRules'
import { type SectionState, hasEdits, saved } from './form/sectionState.reducers'
import type { PageSession } from './form/PageSession'
import { isOnScreen } from './visibility'
import type { Item } from './elements/elements'
import type { FormSection, SaveButton } from './model/Page'
import type { PageCommand, RunCommand } from './model/PageCommand'
import type { SaveOutcome } from '../ui/unsavedEdits/UnsavedEdits'

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

/** Saves each section of a page that holds edits, until one is not saved. `none` where edits are left that no button saves. */
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
