import { checkConstraints, collect, savedItems } from '../../src/renderer/saveSection'
import { type SectionState, edit, hasEdits, isEdited } from '../../src/renderer/form/sectionState.reducers'
import { isSameValue } from '../../src/renderer/values'
import { PageSession } from '../../src/renderer/form/PageSession'
import type { Item } from '../../src/renderer/elements/elements'
import type { FormSection } from '../../src/renderer/model/Page'
import { toCommand } from '../../src/renderer/elements/button/element'

const forms = (session: PageSession) =>
  session.page.getState().sections.filter((section) => section.kind === 'form')

const repeated = (keys: readonly string[]) => keys.find((key, place) => keys.indexOf(key) !== place)

/** What a user would make of a field; undefined for what cannot be edited. */
function userValue(item: Item): unknown {
  switch (item.element) {
    case 'input':
      return item.type === 'number' ? 42 : ' typed by a user '
    case 'switch':
      return true
    case 'select':
      return item.options.at(-1)?.raw
    case 'equalizer':
      return item.bars.map(({ max }) => max)
    case 'button':
    case 'unknown':
      return undefined
    default:
      return ' typed by a user '
  }
}

function checkUntouched(session: PageSession, section: FormSection): void {
  const state = session.store(section.key).getState()
  if (hasEdits(state)) throw new Error('a page that nobody touched has edits')
  if (Object.keys(checkConstraints(section.items, state)).length > 0)
    throw new Error('a value that nobody touched is held against the user')
  if (!section.save) return
  const command = collect(section, section.save, state)
  if (command?.kind !== 'callMethod' || !section.save.data) return
  const data = command.payload['data']
  for (const item of savedItems(section, section.save)) {
    const sent =
      typeof data === 'object' && data !== null
        ? Object.getOwnPropertyDescriptor(data, item.id)?.value
        : undefined
    if (sent !== item.pushed) throw new Error(`Save sends another value than was pushed for ${item.id}`)
  }
}

/** The same page came again: what the user had changed is still there, and stands against nothing. */
function checkRepushed(section: FormSection, before: SectionState, now: SectionState): void {
  for (const { key, pushed } of section.items) {
    if (!isEdited(before, key)) continue
    if (now.values[key] !== before.values[key])
      throw new Error(`a re-push of the same page lost the edit of ${key}`)
    // Values that the comparison cannot judge (see isSameValue) count as changed by the player.
    if (now.conflicts[key] && isSameValue(pushed, before.pushed[key]))
      throw new Error('a re-push of the same page makes conflicts')
  }
}

/**
 * Makes a page of any payload and does all that a user and a player do to one: untouched save, buttons, an
 * edit of every field, save, the same push again, another push. Throws unless nothing else throws, keys are
 * unique, untouched values are sent as pushed, and edits survive the re-push. Returns the session as it was
 * after the re-push.
 */
export function checkPage(text: string, next: unknown): PageSession {
  const raw: unknown = text === '' ? undefined : JSON.parse(text)
  const session = new PageSession(raw)
  const page = session.page.getState()
  const twin = repeated(page.sections.map(({ key }) => key))
  if (twin !== undefined) throw new Error(`two sections have the key ${twin}`)
  if (page.sections.length === 0 && page.notices.length === 0) throw new Error('an empty page says nothing')

  for (const section of forms(session)) {
    const same = repeated(section.items.map(({ key }) => key))
    if (same !== undefined) throw new Error(`two items have the key ${same}`)
    checkUntouched(session, section)
    for (const item of section.items) if (item.element === 'button') toCommand(item.onClick)
    const store = session.store(section.key)
    for (const item of section.items) {
      const value = userValue(item)
      if (value !== undefined) store.setState((state) => edit(state, item.key, value))
    }
    store.setState((state) => ({ errors: checkConstraints(section.items, state) }))
    if (section.save) collect(section, section.save, store.getState())
  }

  const before = forms(session).map((section) => session.store(section.key).getState())
  session.hasEdits()
  session.push(text === '' ? undefined : JSON.parse(text))
  forms(session).forEach((section, place) => {
    const then = before[place]
    if (then) checkRepushed(section, then, session.store(section.key).getState())
  })

  const other = new PageSession(next)
  other.push(raw)
  other.push(next)
  return session
}
