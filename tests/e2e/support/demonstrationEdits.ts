import { expect, type Locator, type Page } from '@playwright/test'
import type { SettingsPage } from './SettingsPage'

/** An edit of one field of the demonstration page, and how the field shows that it holds. */
interface Edit {
  section: string
  label: string
  make: (field: Locator, page: Page) => Promise<void>
  holds: (field: Locator) => Promise<void>
}

const fill = (section: string, label: string, value: string, shown = value): Edit => ({
  section,
  label,
  make: (field) => field.fill(value),
  holds: (field) => expect(field).toHaveValue(shown),
})

const choose = (section: string, label: string, option: string): Edit => ({
  section,
  label,
  make: async (field) => void (await field.selectOption({ label: option })),
  holds: (field) => expect(field.locator('option:checked')).toHaveText(option),
})

const turn = (section: string, label: string, on: boolean): Edit => ({
  section,
  label,
  make: (field) => field.press('Space'),
  holds: (field) => expect(field).toBeChecked({ checked: on }),
})

const slide = (section: string, label: string, key: string, value: string, handle = 0): Edit => ({
  section,
  label,
  make: (field) =>
    field
      .getByRole('slider')
      .or(field.and(field.page().getByRole('slider')))
      .nth(handle)
      .press(key),
  holds: (field) =>
    expect(
      field
        .getByRole('slider')
        .or(field.and(field.page().getByRole('slider')))
        .nth(handle),
    ).toHaveAttribute('aria-valuenow', value),
})

const inputs = 'Inputs of every type'
const choices = 'Choices'
const switches = 'Switches and what they show'
const equalisers = 'Equalisers'

const search: Edit = {
  section: choices,
  label: 'Some hundred options',
  make: async (_field, page) => {
    await page.getByRole('button', { name: 'Some hundred options Europe/Vienna' }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill('lisbon')
    await page.getByRole('option', { name: 'Europe/Lisbon' }).click()
  },
  holds: (field) =>
    expect(field.page().getByRole('button', { name: 'Some hundred options Europe/Lisbon' })).toBeVisible(),
}

/** One edit for each kind of field that the demonstration page has. */
const edits: readonly Edit[] = [
  fill(inputs, 'Text', 'Morning in the attic'),
  fill(inputs, 'Number', '43'),
  fill(inputs, 'Password', 'open sesame'),
  fill(inputs, 'Colour', '#2b79c8'),
  fill(inputs, 'IP address', '10.0.0.7'),
  fill(inputs, 'E-mail address', 'anna@example.org'),
  fill(inputs, 'Web address', 'https://radio.example/other'),
  fill(inputs, 'Telephone', '+43 1 234'),
  fill(inputs, 'Search word', 'fugue'),
  fill(inputs, 'Date', '2026-02-03'),
  fill(inputs, 'Time', '18:45'),
  fill(inputs, 'Date and time', '2026-02-03T18:45'),
  fill(inputs, 'Month', '2026-02'),
  fill(inputs, 'Week', '2026-W06'),
  slide(inputs, 'Range', 'ArrowRight', '35'),
  fill(inputs, 'Type “string”, as some authors write it', 'cellar'),
  fill(inputs, 'No type at all', 'kitchen'),
  fill(inputs, 'A type that no browser knows', 'hall'),
  choose(choices, 'A few options', 'Loud'),
  search,
  choose(choices, 'Values are numbers', '96 kHz'),
  choose(choices, 'Values are yes and no', 'Yes'),
  choose(choices, 'The value is a bare number', '3'),
  turn(switches, 'Show three more fields', true),
  fill(switches, 'First', 'only while it is on'),
  fill(switches, 'Second', '7'),
  turn(switches, 'Third', false),
  choose(switches, 'Mode', 'Expert'),
  fill(switches, 'Only for experts', 'deep'),
  turn(switches, 'A switch whose value is text', false),
  slide(equalisers, 'Vertical, labels below', 'ArrowUp', '4'),
  slide(equalisers, 'Vertical, labels below', 'ArrowDown', '-3', 3),
  slide(equalisers, 'Horizontal, value always shown', 'ArrowRight', '45'),
  slide(equalisers, 'A pair: from and to', 'ArrowRight', '90'),
  slide(equalisers, 'A pair: from and to', 'ArrowLeft', '11990', 1),
  slide(equalisers, 'Every number is written as text', 'ArrowRight', '0.6'),
]

const sections = [inputs, choices, switches, equalisers]

/** Fills in the demonstration page, or looks whether it is filled in so. */
export const demonstrationEdits = {
  sections,
  async make(settings: SettingsPage): Promise<void> {
    for (const { section, label, make } of edits) await make(settings.field(section, label), settings.page)
  },
  async hold(settings: SettingsPage): Promise<void> {
    for (const { section, label, holds } of edits) await holds(settings.field(section, label))
  },
}
