/**
 * What must be on screen and on the wire for a pushed page, worked out from the raw JSON alone. It shares no
 * code with the interface on purpose: it is the other opinion.
 */

export type Raw = Record<string, unknown>

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const holds = (flag: unknown) => flag === true || flag === 1 || flag === 'true' || flag === '1'
const idOf = (raw: Raw) =>
  typeof raw['id'] === 'string' || typeof raw['id'] === 'number' ? String(raw['id']) : ''

/** A content item with what the test has done to it. */
export interface OracleItem {
  id: string
  element: string
  raw: Raw
  /** The value as it would be sent now. */
  value: unknown
}

/** A section and its items; core sections have none. */
export interface OracleSection {
  raw: Raw
  isCore: boolean
  items: OracleItem[]
}

/** The sections that are shown, in their order. */
export function readSections(page: Raw): OracleSection[] {
  const sections: unknown[] = Array.isArray(page['sections']) ? page['sections'] : []
  return sections
    .map((raw) => (isRaw(raw) ? raw : {}))
    .filter((raw) => !holds(raw['hidden']))
    .map((raw) => ({
      raw,
      isCore: typeof raw['coreSection'] === 'string' && raw['coreSection'] !== '',
      items: (Array.isArray(raw['content']) ? raw['content'] : [])
        .filter((item): item is Raw => isRaw(item) && Object.keys(item).length > 0)
        .map(readItem),
    }))
}

function readItem(raw: Raw): OracleItem {
  const element = typeof raw['element'] === 'string' ? raw['element'].trim() : ''
  const bars = isRaw(raw['config']) && Array.isArray(raw['config']['bars']) ? raw['config']['bars'] : []
  const value =
    element === 'equalizer' ? bars.map((bar) => (isRaw(bar) ? bar['value'] : undefined)) : raw['value']
  return { id: idOf(raw), element, raw, value }
}

/** The items of a section that are on screen now. */
export function visibleItems(section: OracleSection, all: readonly OracleSection[]): OracleItem[] {
  return section.items.filter((item) => {
    if (holds(item.raw['hidden']) || (item.element === 'input' && item.raw['type'] === 'hidden')) return false
    return isShown(item.raw['visibleIf'], section, all)
  })
}

function isShown(condition: unknown, section: OracleSection, all: readonly OracleSection[]): boolean {
  if (!isRaw(condition) || condition['field'] === undefined || condition['field'] === '') return true
  const field = String(condition['field'])
  const target = [section, ...all].flatMap(({ items }) => items).find(({ id }) => id === field)
  if (!target) return true
  const value = isRaw(target.value) && 'value' in target.value ? target.value['value'] : target.value
  const wanted = condition['value']
  if (target.element === 'switch') return String(holds(value)) === String(holds(wanted))
  return value === wanted || (value !== undefined && value !== null && String(value) === String(wanted))
}

/** What Save of a section must send now; undefined where the section has no Save that could send. */
export function expectedSave(
  section: OracleSection,
  all: readonly OracleSection[],
): { payload: string; confirms: boolean } | undefined {
  const { saveButton, onSave } = section.raw
  if (section.isCore || !isRaw(saveButton) || !isRaw(onSave) || holds(saveButton['hidden'])) return undefined
  if (!isShown(saveButton['visibleIf'], section, all)) return undefined
  const payload: Raw = { ...onSave }
  delete payload['askForConfirm']
  if (Array.isArray(saveButton['data'])) {
    const data: Raw = {}
    for (const name of saveButton['data']) {
      const item = section.items.find(({ id }) => id === String(name))
      if (item) data[item.id] = item.value
    }
    payload['data'] = data
  }
  return { payload: JSON.stringify(payload), confirms: isRaw(onSave['askForConfirm']) }
}
