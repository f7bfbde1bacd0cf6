import type { Locator, Page } from 'playwright'
import type { OracleItem, Raw } from './oracle'

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the author forbids editing. */
export function isReadonly({ raw }: OracleItem): boolean {
  return raw['readonly'] === true || String(attribute(raw, 'readonly')) === 'true'
}

/** The first attribute of a name among the one-key objects that pages write. */
function attribute(raw: Raw, name: string): unknown {
  const list: unknown[] = Array.isArray(raw['attributes']) ? raw['attributes'] : [raw['attributes']]
  const entry = list.find((candidate) => isRaw(candidate) && name in candidate)
  return isRaw(entry) ? entry[name] : undefined
}

function limit(raw: Raw, name: string): number | undefined {
  const value = attribute(raw, name)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/**
 * Edits one field as a person would and returns what must be sent for it from now on. Throws when the field
 * is not there or cannot be operated.
 */
export async function edit(page: Page, row: Locator, item: OracleItem): Promise<unknown> {
  switch (item.element) {
    case 'switch': {
      const control = row.locator('input[type=checkbox]')
      const before = await control.isChecked()
      await control.press('Space')
      return !before
    }
    case 'select':
      return choose(page, row, item)
    case 'equalizer':
      return slide(row, item)
    default:
      return type(row, item)
  }
}

const bare = (value: unknown) => (isRaw(value) && 'value' in value ? value['value'] : value)

async function choose(page: Page, row: Locator, item: OracleItem): Promise<unknown> {
  const options = (Array.isArray(item.raw['options']) ? item.raw['options'] : []).filter(
    (option) => option !== null && option !== undefined,
  )
  if (options.length === 0) return item.value
  const now = bare(item.value)
  const at = options.findIndex((option) => bare(option) === now || String(bare(option)) === String(now))
  const native = row.locator('select')
  if ((await native.count()) > 0) {
    const next = at === 0 && options.length > 1 ? 1 : 0
    await native.selectOption(String(next))
    return options[next]
  }
  const next = at >= options.length - 1 ? at - 1 : at + 1
  await row.locator('button[aria-haspopup=listbox]').click()
  await page.locator('input[role=combobox]').press(next > at ? 'ArrowDown' : 'ArrowUp')
  await page.locator('input[role=combobox]').press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  return options[next]
}

/** Moves every handle by a step; what the screen then says is what must be sent. */
async function slide(row: Locator, item: OracleItem): Promise<unknown> {
  const config = isRaw(item.raw['config']) ? item.raw['config'] : {}
  const bars: unknown[] = Array.isArray(config['bars']) ? config['bars'] : []
  const thumbs = await row.getByRole('slider').all()
  const shown: number[] = []
  for (const thumb of thumbs) {
    const before = Number(await thumb.getAttribute('aria-valuenow'))
    const atMax = before >= Number(await thumb.getAttribute('aria-valuemax'))
    await thumb.press(atMax ? 'ArrowLeft' : 'ArrowRight')
    const after = Number(await thumb.getAttribute('aria-valuenow'))
    shown.push(after)
  }
  return bars.map((bar) => {
    const isPair =
      isRaw(bar) && (bar['range'] === true || bar['range'] === 'true' || Array.isArray(bar['value']))
    return isPair ? [shown.shift(), shown.shift()] : shown.shift()
  })
}

async function type(row: Locator, item: OracleItem): Promise<unknown> {
  const kind = String(item.raw['type'] ?? 'text')
  if (kind === 'checkbox') {
    const control = row.locator('input[type=checkbox]')
    const before = await control.isChecked()
    await control.press('Space')
    return !before
  }
  if (kind === 'range') {
    const thumb = row.getByRole('slider')
    await thumb.press('ArrowRight')
    return Number(await thumb.getAttribute('aria-valuenow'))
  }
  const control = row.locator('input:not([type=color]), textarea')
  if (kind === 'number') {
    const number = pickNumber(item)
    await control.fill(String(number))
    return number
  }
  const text = pickText(kind, item)
  await control.fill(text)
  return text
}

/** A number within the field's limits that is not the one there. */
function pickNumber({ raw, value }: OracleItem): number {
  const min = limit(raw, 'min')
  const max = limit(raw, 'max')
  const step = limit(raw, 'step') ?? 1
  const digits = limit(raw, 'maxlength') ?? 16
  const start = min ?? Math.min(0, max ?? 0)
  const candidates = [start, start + step, start + 2 * step].filter(
    (number) => (max === undefined || number <= max) && String(number).length <= digits,
  )
  return candidates.find((number) => String(number) !== String(value)) ?? start
}

const samples: Record<string, string> = {
  ip: '192.168.77.7',
  email: 'panel@example.org',
  url: 'https://example.org/x',
  color: '#123456',
  date: '2026-02-03',
  time: '07:30',
  'datetime-local': '2026-02-03T07:30',
  month: '2026-02',
  week: '2026-W06',
}

function pickText(kind: string, { raw, value }: OracleItem): string {
  const sample = samples[kind] ?? 'Änderung <1>'
  const length = limit(raw, 'maxlength') ?? Infinity
  const text = kind in samples ? sample : sample.slice(0, length).trim()
  const pattern = attribute(raw, 'pattern')
  if (typeof pattern === 'string' && !fits(pattern, text)) return String(value ?? '')
  return text
}

function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(text)
  } catch {
    return true
  }
}
