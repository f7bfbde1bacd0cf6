import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import constraints from '../../fixtures/pushUiConfig/constraints.json'
import coreSections from '../../fixtures/pushUiConfig/core-sections.json'
import dirtyItems from '../../fixtures/pushUiConfig/dirty-items.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import hiddenParts from '../../fixtures/pushUiConfig/hidden-parts.json'
import hostileHtml from '../../fixtures/pushUiConfig/hostile-html.json'
import longGerman from '../../fixtures/pushUiConfig/long-german.json'
import noSections from '../../fixtures/pushUiConfig/no-sections.json'
import repushAfter from '../../fixtures/pushUiConfig/repush-after.json'
import repushBefore from '../../fixtures/pushUiConfig/repush-before.json'
import sectionImage from '../../fixtures/pushUiConfig/section-image.json'
import sixtyMixedFields from '../../fixtures/pushUiConfig/sixty-mixed-fields.json'
import untranslated from '../../fixtures/pushUiConfig/untranslated.json'
import visibleIf from '../../fixtures/pushUiConfig/visible-if.json'
import { PageStory } from '../support/PageStory'

/** Whole pages, as devices and plugin authors push them, and what happens to their sections. */
const meta = { title: 'renderer/Page', component: PageStory, args: { onCommand: fn() } } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1' } }

export const EveryElement: Story = { args: { raw: everyElement } }
export const EveryElementDark: Story = { args: { raw: everyElement }, parameters: { scheme: 'dark' } }
export const EveryElementPhone: Story = { args: { raw: everyElement }, globals: phone }
export const SixtyFields: Story = { args: { raw: sixtyMixedFields } }
export const LongGerman: Story = { args: { raw: longGerman } }
export const LongGermanPhone: Story = { args: { raw: longGerman }, globals: phone }
export const DirtyItems: Story = { args: { raw: dirtyItems } }
export const DirtyItemsDark: Story = { args: { raw: dirtyItems }, parameters: { scheme: 'dark' } }
export const HiddenParts: Story = { args: { raw: hiddenParts } }
export const HostileHtml: Story = { args: { raw: hostileHtml } }
export const Untranslated: Story = { args: { raw: untranslated } }
export const SectionImage: Story = { args: { raw: sectionImage } }

export const NoSections: Story = {
  args: { raw: noSections },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page has nothing to set.')).toBeVisible()
  },
}

export const UnknownCoreSection: Story = {
  name: '[D2.10-14] Core sections that this interface does not have are named and do no harm',
  args: { raw: coreSections },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/has no section named/).length).toBeGreaterThan(0)
  },
}

export const Visibility: Story = {
  name: '[D2.10-5] An item appears when the field that it depends on has the value',
  args: { raw: visibleIf },
  play: async ({ canvas }) => {
    const { mode, ip } = labelsOf(visibleIf)
    const choice = canvas.getByLabelText<HTMLSelectElement>(mode)
    const shown = canvas.queryAllByLabelText(ip).length
    const other = [...choice.options].find((option) => !option.selected && !option.disabled)
    await userEvent.selectOptions(choice, other?.value ?? '')
    await waitFor(() => expect(canvas.queryAllByLabelText(ip)).toHaveLength(1 - shown))
  },
}

export const ConstraintErrors: Story = {
  name: 'A value out of its limits is refused at its field, and nothing is sent',
  args: { raw: constraints },
  play: async ({ canvas, args }) => {
    const { percent, ip } = labelsOf(constraints)
    await replace(canvas.getByLabelText(percent), '1000')
    await replace(canvas.getByLabelText(ip), '300.1.1.1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByLabelText(percent)).toHaveFocus())
    await expect(args.onCommand).not.toHaveBeenCalled()
  },
}

export const Unsaved: Story = {
  name: 'An edit is said to be unsaved and can be undone',
  args: { raw: repushBefore },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(labelsOf(repushBefore).name)
    const before = field.value
    await userEvent.type(field, ' x')
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }))
    await expect(field).toHaveValue(before)
  },
}

export const Conflict: Story = {
  name: 'A field that the device changed while the user did offers both values',
  args: { raw: repushBefore, again: repushAfter },
  play: async ({ canvas }) => {
    const changed = fieldThatChanges()
    const field = canvas.getByLabelText<HTMLInputElement>(changed.label)
    await replace(field, changed.mine)
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    const notice = await canvas.findByText(/has changed this/)
    await expect(field).toHaveDisplayValue(changed.mine)
    const row = notice.closest<HTMLElement>('[data-item]')
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: 'Take the player’s' }))
    await expect(field).toHaveDisplayValue(changed.theirs)
  },
}

export const SearchableChoice: Story = {
  name: 'A long choice is searched and worked by keyboard',
  args: {
    raw: {
      sections: [
        {
          id: 's',
          content: [
            {
              id: 'zone',
              element: 'select',
              label: 'Time zone',
              value: { value: 7, label: 'Zone 7' },
              options: Array.from({ length: 400 }, (_, value) => ({ value, label: `Zone ${value}` })),
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Time zone/ }))
    const body = within(document.body)
    await userEvent.type(await body.findByRole('combobox'), '39')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: /Time zone/ })).toHaveTextContent('Zone 139')
  },
}

interface Pushed {
  sections: { content?: { id: string; label: string; value?: unknown; element?: string }[] }[]
}

/** Labels of a page's fields by their ids. */
function labelsOf(
  page: Pushed,
): Record<string, string> & { mode: string; ip: string; percent: string; name: string } {
  const items = page.sections.flatMap(({ content = [] }) => content)
  return Object.assign(
    { mode: '', ip: '', percent: '', name: '' },
    Object.fromEntries(items.map(({ id, label }) => [id, label])),
  )
}

/** A text or number field whose value the two pushes differ in. */
function fieldThatChanges(): { label: string; mine: string; theirs: string } {
  const after = new Map(
    (repushAfter as Pushed).sections.flatMap(({ content = [] }) =>
      content.map((item) => [item.id, item.value]),
    ),
  )
  const item = (repushBefore as Pushed).sections
    .flatMap(({ content = [] }) => content)
    .find(({ id, element, value }) => element === 'input' && after.get(id) !== value)
  if (!item) throw new Error('The fixtures hold no field that changes')
  return { label: item.label, mine: '17', theirs: String(after.get(item.id)) }
}

async function replace(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
