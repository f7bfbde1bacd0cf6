import type { Locator, Page } from '@playwright/test'
import { numberFor, schemasAt, textFor } from './oracle'

// What a person does in a form: fills in what it asks for, edits a field of each kind, adds and removes
// entries.

/** The rows of fields that are drawn. */
export const rowsOf = (page: Page) => page.locator('[data-element=schema] [data-path]')

const errors = '[data-element=schema] [role=alert]'

/** How many things are said to be wrong. */
export const errorsOf = (page: Page) => page.locator(errors).count()

/** Kinds of controls, by what they are found by. */
const kinds = {
  switch: 'input[role=switch]:enabled',
  select: 'select:enabled',
  checkbox: 'input[type=checkbox]:not([role]):enabled',
  radio: 'input[type=radio]:enabled',
  number: 'input[inputmode=decimal]:not([readonly]), input[inputmode=text]:not([readonly])',
  moment: 'input:is([type=date], [type=time], [type=datetime-local]):not([readonly])',
  lines: 'textarea:not([readonly])',
  slider: '[role=slider]',
  searched: 'button[aria-haspopup=listbox]:enabled',
  text: 'input:is([type=text], [type=email], [type=url], [type=password]):not([inputmode=decimal]):not([readonly])',
} as const

export type Kind = keyof typeof kinds

/** Of which kind the control of a row is; undefined for one that cannot be edited now. */
export const kindOf = (row: Locator): Promise<Kind | undefined> =>
  row.evaluate(
    (element, known) => {
      for (const [kind, selector] of known) {
        const control = element.querySelector(selector)
        if (control?.checkVisibility()) return kind
      }
      return undefined
    },
    Object.entries(kinds) as [Kind, string][],
  )

/** Edits the control of a row as a person would; false where nothing was found that it could take. */
export async function editRow(page: Page, row: Locator, schema: Record<string, unknown>): Promise<boolean> {
  const kind = await kindOf(row)
  if (!kind) return false
  const path = ((await row.getAttribute('data-path')) ?? '').split('/').filter((name) => name !== '')
  return edit(page, kind, row.locator(kinds[kind]).first(), schemasAt(schema, path))
}

async function edit(
  page: Page,
  kind: Kind,
  control: Locator,
  schemas: readonly Record<string, unknown>[],
): Promise<boolean> {
  switch (kind) {
    case 'switch':
    case 'checkbox':
    case 'radio':
      await control.click({ force: true })
      return true
    case 'select': {
      const values = await control
        .locator('option:enabled')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
      const now = await control.inputValue()
      const next = values.find((value) => value !== now && Number(value) >= 0)
      if (next !== undefined) await control.selectOption(next)
      return next !== undefined
    }
    case 'searched': {
      await control.click()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      return true
    }
    case 'slider':
      await control.press('ArrowRight')
      return true
    case 'number':
      await control.fill(String(numberFor(schemas)))
      return true
    case 'moment':
    case 'text':
    case 'lines': {
      const type = (await control.getAttribute('type')) ?? ''
      const text =
        { date: '2026-11-05', time: '07:30', 'datetime-local': '2026-11-05T07:30' }[type] ?? textFor(schemas)
      if (text === '') return false
      await control.fill(text)
      return true
    }
  }
}

/** Fills in, round by round, what the form says is missing or wrong; stops where it gets no better. */
export async function mend(page: Page, schema: Record<string, unknown>): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY, round = 0; round < 5; round++) {
    const now = await errorsOf(page)
    if (now === 0 || (now >= before && round > 2)) return
    before = now
    const refused = page.locator(`[data-element=schema] [data-path]:has([role=alert])`)
    for (const row of (await refused.all()).slice(0, 40))
      await editRow(page, row, schema).catch(() => undefined)
    const lists = page.locator(
      '[data-element=schema] :has(> [data-list]):has(> * > [role=alert]) > [data-list]',
    )
    for (const list of (await lists.all()).slice(0, 5)) await addTo(list)
    await page.waitForTimeout(100)
  }
}

/** Adds an entry to a list; false where it takes none. */
export async function addTo(list: Locator): Promise<boolean> {
  const button = list.getByRole('button', { name: 'Add an entry' }).last()
  if ((await button.count()) === 0 || !(await button.isVisible())) return false
  await button.click()
  return true
}
