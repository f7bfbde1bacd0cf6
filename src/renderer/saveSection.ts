import type { SaveOutcome } from '../ui/unsavedEdits/UnsavedEdits'
import { hasEdits, saved } from './form/sectionState.reducers'
import type { PageSession } from './form/PageSession'
import { isOnScreen } from './isOnScreen'
import type { FormSection, SaveButton } from './model/Page'
import type { RunCommand } from './PageCommand'
import { planSave } from './planSave'

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
