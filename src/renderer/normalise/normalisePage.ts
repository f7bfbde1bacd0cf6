import type { FormSection, Page, Section } from '../model/Page'
import { isObject } from './isObject'
import { normaliseSection } from './normaliseSection'
import { toFieldName } from './toFieldName'
import { toFlag } from './toFlag'
import { toText } from './toText'

/** Any pushed page description as a page that can be drawn. Never throws; what could not be repaired is noted. */
export function normalisePage(raw: unknown): Page {
  const root = isObject(raw) ? raw : {}
  const head = isObject(root['page']) ? root['page'] : {}
  const protection = isObject(head['passwordProtection']) ? head['passwordProtection'] : {}
  const seen = new Map<string, number>()
  const sections = (Array.isArray(root['sections']) ? root['sections'] : []).map((section: unknown) => {
    const id = isObject(section) ? toText(section['id']) || toText(section['coreSection']) : ''
    const occurrence = seen.get(id) ?? 0
    seen.set(id, occurrence + 1)
    return normaliseSection(section, toFieldName(id, occurrence))
  })
  const forms = sections.filter((section) => section.kind === 'form')
  const ids = new Set(forms.flatMap((section) => section.items.map(({ id }) => id)))
  for (const section of forms) noteUnknownConditions(section, ids)
  const label = toText(head['label'])
  return {
    label,
    description: toText(head['description']),
    ...(toFlag(protection['enabled']) && { passwordProtection: { message: toText(protection['message']) } }),
    sections,
    notices:
      sections.length === 0 || !(isSaid(label) || sections.some(showsText)) ? [{ code: 'noSections' }] : [],
  }
}

function isSaid(text: string): boolean {
  return text.trim() !== ''
}

/** Whether a section shows some text whatever its fields hold; descriptions do not count, they may be empty HTML. */
function showsText(section: Section): boolean {
  if (section.hidden) return false
  if (section.kind === 'core' || isSaid(section.label) || section.notices.length > 0) return true
  const { items, save } = section
  return (
    (save !== undefined && !save.visibleIf) ||
    items.some(
      (item) => !item.hidden && !item.visibleIf && !(item.element === 'input' && item.type === 'hidden'),
    )
  )
}

/** A condition on a field that the page does not have can never be read, so its item stays visible and says so. */
function noteUnknownConditions(section: FormSection, ids: ReadonlySet<string>): void {
  for (const item of section.items) {
    const field = item.visibleIf?.field
    if (field === undefined || ids.has(field)) continue
    item.notices.push({ code: 'visibleIfUnknownField', detail: field })
    delete item.visibleIf
  }
  if (section.save?.visibleIf && !ids.has(section.save.visibleIf.field)) delete section.save.visibleIf
}
