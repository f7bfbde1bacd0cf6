import type { Item } from '../model/Item'
import type { Notice } from '../model/Notice'
import type { SaveButton, Section } from '../model/Page'
import { validateItem } from '../validate/validateItem'
import { isObject } from './isObject'
import { normaliseItem } from './normaliseItem'
import { toConfirmation } from './toConfirmation'
import { toFieldName } from './toFieldName'
import { toFlag } from './toFlag'
import { toText } from './toText'
import { toVisibleIf } from './toVisibleIf'
import { toWholeText } from './toWholeText'

/** One section of whatever shape, as a section that can be drawn; `key` is its identity on the page. */
export function normaliseSection(raw: unknown, key: string): Section {
  const section = isObject(raw) ? raw : {}
  const notices: Notice[] = isObject(raw) ? [] : [{ code: 'invalidSection' }]
  const base = {
    key,
    id: toText(section['id']),
    label: toText(section['label']),
    description: toText(section['description']),
    doc: toText(section['doc']),
    hidden: toFlag(section['hidden']),
    notices,
  }
  const coreSection = toText(section['coreSection'])
  if (coreSection !== '') return { ...base, kind: 'core', coreSection }

  const items = normaliseItems(section['content'])
  const save = toSaveButton(section)
  if (isObject(raw) && items.length === 0 && base.description.trim() === '' && !save)
    notices.push({ code: 'noContent' })
  if (save && !save.onSave) notices.push({ code: 'cannotSave' })
  for (const id of new Set(save?.data))
    if (!items.some((item) => item.id === id)) notices.push({ code: 'unknownSaveField', detail: id })
  return {
    ...base,
    kind: 'form',
    icon: toText(section['icon']),
    image: toWholeText(section['image']),
    items,
    ...(save && { save }),
  }
}

function normaliseItems(content: unknown): Item[] {
  const entries: unknown[] = Array.isArray(content) ? content : isObject(content) ? [content] : []
  const seen = new Map<string, number>()
  return entries.flatMap((entry) => {
    const id = isObject(entry) ? toText(entry['id']) : ''
    const occurrence = seen.get(id) ?? 0
    seen.set(id, occurrence + 1)
    const item = normaliseItem(entry, toFieldName(id, occurrence))
    if (!item) return []
    if (id !== '' && occurrence > 0) item.notices.push({ code: 'repeatedId', detail: id })
    item.notices.push(...validateItem(entry, item))
    return [item]
  })
}

function toSaveButton(section: Record<string, unknown>): SaveButton | undefined {
  const button = section['saveButton']
  if (!isObject(button) || toFlag(button['hidden'])) return undefined
  const visibleIf = toVisibleIf(button['visibleIf'])
  const onSave = isObject(section['onSave']) ? section['onSave'] : undefined
  const { askForConfirm, ...call } = onSave ?? {}
  const confirm = toConfirmation(askForConfirm)
  return {
    label: toText(button['label']),
    data: Array.isArray(button['data']) ? button['data'].map(toText) : undefined,
    ...(visibleIf && { visibleIf }),
    onSave: onSave && call,
    ...(confirm && { confirm }),
  }
}
