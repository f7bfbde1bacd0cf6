import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import radioStations from '../../fixtures/pushUiConfig/schema-section.json'
import { dark, looksOf, narrow } from '../support/looksOf'
import { schemaPage } from '../../tests/support/schemaPage'
import { PageStory } from '../support/PageStory'
import { formIsThere, saveForm } from '../support/schemaForms'

/** Sections that carry a JSON Schema: saved, refused, pushed again, and what cannot be drawn. */
const meta = {
  title: 'renderer/SchemaSection',
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(radioStations)

export const Normal: Story = {
  parameters: { covers: ['element:schema'] },
  ...looks.normal,
  play: ({ canvas }) => formIsThere(canvas),
}

export const Saved: Story = {
  name: 'Save sends the whole value with its defaults',
  args: { raw: radioStations },
  play: async ({ canvas, args }) => {
    await formIsThere(canvas)
    await saveForm(canvas)
    await waitFor(() =>
      expect(args.onCommand).toHaveBeenCalledWith({
        kind: 'callMethod',
        payload: {
          ...radioStations.sections[0]?.onSave,
          data: { ...radioStations.sections[0]?.value, volume: 40 },
        },
      }),
    )
  },
}

export const Refused: Story = {
  name: 'What is wrong is said at the field, and unsaid when it is mended',
  args: { raw: radioStations },
  play: async ({ canvas, args }) => {
    await formIsThere(canvas)
    const [address] = canvas.getAllByLabelText(/Address of the stream/)
    if (!address) throw new Error('no address')
    await userEvent.clear(address)
    await userEvent.type(address, 'nowhere')
    await saveForm(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Enter an address such as https://example.org.',
    )
    await expect(args.onCommand).not.toHaveBeenCalled()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://radio.example/a')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
  tags: ['dark'],
}

export const List: Story = {
  name: 'Entries are added, moved, removed and had back',
  args: { raw: radioStations },
  play: async ({ canvas }) => {
    await formIsThere(canvas)
    const list = within(canvas.getByRole('group', { name: 'Stations' }))
    await userEvent.click(list.getByRole('button', { name: 'Add an entry' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
    await expect(document.activeElement).toHaveAccessibleName(/Name/)
    await userEvent.keyboard('Late Night')
    await userEvent.click(await list.findByRole('button', { name: 'Move Late Night' }))
    await userEvent.click(await list.findByRole('button', { name: 'Move Late Night up' }))
    await waitFor(() => expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Late Night'))
    await userEvent.click(list.getByRole('button', { name: 'Move Late Night' }))
    await userEvent.click(list.getByRole('button', { name: 'Remove Late Night' }))
    await expect(list.getByText('Late Night is removed.')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
  },
  tags: ['phone'],
}

export const Problems: Story = {
  name: 'What cannot be drawn is said at its place, and everything else works',
  args: {
    raw: schemaPage(
      {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name' },
          elsewhere: { title: 'Elsewhere', $ref: 'https://evil.example/schema.json' },
          lost: { title: 'Lost', $ref: '#/$defs/none' },
          kind: { title: 'Kind', type: 'text' },
          code: { title: 'Code', type: 'string', pattern: '(' },
        },
      },
      { elsewhere: { a: 1 } },
      { name: { 'ui:widget': 'fancy' } },
    ),
  },
  play: async ({ canvas, args }) => {
    await formIsThere(canvas)
    await expect(canvas.getByText(/nothing is fetched from there/)).toBeVisible()
    await expect(canvas.getByText(/“#\/\$defs\/none”, which does not exist/)).toBeVisible()
    await expect(canvas.getByText(/There is no “fancy” for this field/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Name'), 'x')
    await saveForm(canvas)
    await waitFor(() =>
      expect(args.onCommand).toHaveBeenCalledWith(
        expect.objectContaining({
          payload: expect.objectContaining({ data: { elsewhere: { a: 1 }, name: 'x' } }),
        }),
      ),
    )
  },
}
export const ProblemsNarrow: Story = {
  args: Problems.args ?? {},
  ...narrow,
  play: ({ canvas }) => formIsThere(canvas),
}

export const LongGerman: Story = {
  ...narrow,
  args: {
    language: 'de',
    raw: schemaPage(
      {
        type: 'object',
        properties: {
          lautstärke: {
            type: 'integer',
            title: 'Lautstärkebegrenzungseinstellung für Schlafzimmerlautsprecher',
            minimum: 3,
          },
          sender: {
            type: 'array',
            title: 'Radiosenderlieblingsliste',
            items: { type: 'object', properties: { name: { type: 'string', title: 'Senderbezeichnung' } } },
          },
        },
      },
      { lautstärke: 1, sender: [{ name: 'Donaudampfschifffahrtsgesellschaftskapitänswelle' }] },
    ),
  },
  play: async ({ canvas }) => {
    await formIsThere(canvas)
    await saveForm(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Geben Sie 3 oder mehr ein.')
  },
}

export const TooDeep: Story = {
  args: {
    raw: schemaPage(
      Array.from({ length: 70 }).reduce<unknown>((inner) => ({ items: inner }), { type: 'string' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nested more than 64 levels deep/)).toBeVisible()
  },
}

const pushedAgain = (value: Record<string, unknown>) => ({
  ...radioStations,
  sections: radioStations.sections.map((section) => ({ ...section, value: { ...section.value, ...value } })),
})

export const PushedAgain: Story = {
  name: 'What the player changes beside an edit comes in, and the edit stays',
  args: { raw: radioStations, again: pushedAgain({ country: 'it' }) },
  play: async ({ canvas }) => {
    await formIsThere(canvas)
    await userEvent.click(canvas.getByLabelText(/Quiet at night/))
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    await waitFor(() => expect(canvas.getByLabelText(/Country/)).toHaveDisplayValue('Italy'))
    await expect(canvas.getByLabelText(/Quiet at night/)).toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  },
}

export const Conflict: Story = {
  name: 'What both have changed stands against each other until the person chooses',
  args: { raw: radioStations, again: pushedAgain({ country: 'it' }) },
  play: async ({ canvas }) => {
    await formIsThere(canvas)
    await userEvent.selectOptions(canvas.getByLabelText(/Country/), 'France')
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the player’s' }))
    await waitFor(() => expect(canvas.getByLabelText(/Country/)).toHaveDisplayValue('Italy'))
  },
}
export const ConflictDark: Story = {
  ...Conflict,
  ...dark,
  play: async ({ canvas }) => {
    await formIsThere(canvas)
    await userEvent.selectOptions(canvas.getByLabelText(/Country/), 'France')
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    await expect(await canvas.findByRole('button', { name: 'Keep mine' })).toBeVisible()
  },
}
