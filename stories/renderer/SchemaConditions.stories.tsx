import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { schemaPage } from '../../tests/support/schemaPage'
import { narrow } from '../support/looksOf'
import { PageStory } from '../support/PageStory'
import { formIsThere, saveForm } from '../support/schemaForms'

/** How the parts of a JSON Schema depend on each other, each way as a form draws it. */
const meta = {
  title: 'renderer/SchemaConditions',
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

/** What Save has sent is this value. */
const isSent = (onCommand: unknown, data: unknown) =>
  waitFor(() =>
    expect(onCommand).toHaveBeenCalledWith(
      expect.objectContaining({ payload: expect.objectContaining({ data }) }),
    ),
  )

const text = (title: string, more = {}) => ({ type: 'string', title, ...more })

export const IfThenElse: Story = {
  name: 'Fields that come and go with another one, and keep what was typed',
  args: {
    raw: schemaPage(
      {
        type: 'object',
        properties: { quiet: { type: 'boolean', title: 'Quiet at night' } },
        if: { properties: { quiet: { const: true } }, required: ['quiet'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword
        then: { properties: { from: text('Quiet from') }, required: ['from'] },
        else: { properties: { gain: { type: 'number', title: 'Gain', maximum: 6 } } },
      },
      { quiet: false, gain: 2 },
    ),
  },
  play: async ({ canvas, args }) => {
    await formIsThere(canvas)
    const quiet = canvas.getByRole('switch', { name: 'Quiet at night' })
    await userEvent.click(quiet)
    await userEvent.type(await canvas.findByLabelText(/Quiet from/), '22:00')
    await expect(canvas.queryByLabelText('Gain')).toBeNull()
    await userEvent.click(quiet)
    await waitFor(() => expect(canvas.getByLabelText('Gain')).toHaveValue('2'))
    await userEvent.click(quiet)
    await waitFor(() => expect(canvas.getByLabelText(/Quiet from/)).toHaveValue('22:00'))
    await saveForm(canvas)
    await isSent(args.onCommand, { quiet: true, from: '22:00' })
  },
  tags: ['dark'],
}

export const NeededTogether: Story = {
  name: 'What one field makes another one need is said at that',
  args: {
    raw: schemaPage({
      type: 'object',
      properties: { name: text('User name'), code: text('Code'), card: text('Card') },
      dependentRequired: { name: ['code'] },
      dependentSchemas: { card: { properties: { owner: text('Owner of the card', { minLength: 2 }) } } },
    }),
  },
  play: async ({ canvas, args }) => {
    await formIsThere(canvas)
    await userEvent.type(canvas.getByLabelText('User name'), 'attic')
    await saveForm(canvas)
    await expect(await canvas.findByText('Fill this in.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Code/), '42')
    await userEvent.type(canvas.getByLabelText('Card'), 'blue')
    await userEvent.type(await canvas.findByLabelText('Owner of the card'), 'me')
    await waitFor(() => expect(canvas.queryByText('Fill this in.')).toBeNull())
    await saveForm(canvas)
    await isSent(args.onCommand, { name: 'attic', code: '42', card: 'blue', owner: 'me' })
  },
  tags: ['phone'],
}

export const References: Story = {
  name: 'Groups that refer to one description, in an order of their own',
  args: {
    raw: schemaPage(
      {
        type: 'object',
        properties: {
          left: { $ref: '#/$defs/speaker' },
          right: { $ref: '#/$defs/speaker', title: 'Right speaker' },
        },
        $defs: {
          speaker: {
            type: 'object',
            title: 'Left speaker',
            description: 'Where it stands and how far away.',
            properties: { room: text('Room'), metres: { type: 'number', title: 'Metres', minimum: 0 } },
          },
        },
      },
      { left: { room: 'Attic', metres: 3 } },
      { 'ui:order': ['right', 'left'], right: { 'ui:order': ['metres', '*'] } },
    ),
  },
  play: async ({ canvas, args }) => {
    await formIsThere(canvas)
    const right = within(canvas.getByRole('group', { name: 'Right speaker' }))
    await userEvent.type(right.getByLabelText('Metres'), '-1')
    await saveForm(canvas)
    await expect(await right.findByText('Enter 0 or more.')).toBeVisible()
    await userEvent.clear(right.getByLabelText('Metres'))
    await userEvent.type(right.getByLabelText('Metres'), '4.5')
    await waitFor(() => expect(canvas.queryByText('Enter 0 or more.')).toBeNull())
    await saveForm(canvas)
    await isSent(args.onCommand, { left: { room: 'Attic', metres: 3 }, right: { metres: 4.5 } })
  },
}
export const ReferencesNarrow: Story = {
  args: References.args ?? {},
  ...narrow,
  play: ({ canvas }) => formIsThere(canvas),
}

export const WholeChoices: Story = {
  name: 'Choices of whole values, fixed values, and lists of fixed entries',
  args: {
    raw: schemaPage(
      {
        type: 'object',
        properties: {
          place: {
            title: 'Place',
            oneOf: [
              { const: { host: 'a', port: 1 }, title: 'Attic' },
              { const: { host: 'b', port: 2 }, title: 'Boat house' },
            ],
          },
          size: {
            title: 'Size',
            anyOf: [
              { const: 1, title: 'One' },
              { const: 'all', title: 'All' },
            ],
          },
          version: { const: 3, title: 'Version' },
          span: {
            type: 'array',
            title: 'Span',
            items: [
              { type: 'number', title: 'From' },
              { type: 'number', title: 'To' },
            ],
          },
        },
      },
      { place: { host: 'a', port: 1 }, size: 1, version: 3, span: [1, 5] },
    ),
  },
  play: async ({ canvas, args }) => {
    await formIsThere(canvas)
    await userEvent.selectOptions(canvas.getByLabelText('Place'), 'Boat house')
    await userEvent.selectOptions(canvas.getByLabelText('Size'), 'All')
    const span = within(canvas.getByRole('group', { name: 'Span' }))
    await userEvent.type(span.getByLabelText(/^To/), '0')
    await saveForm(canvas)
    await isSent(args.onCommand, { place: { host: 'b', port: 2 }, size: 'all', version: 3, span: [1, 50] })
  },
}

export const AtLeastAtMost: Story = {
  name: 'A list that wants more entries, and no two alike',
  args: {
    raw: schemaPage(
      {
        type: 'object',
        properties: {
          tags: { type: 'array', title: 'Tags', items: { type: 'string' }, minItems: 2, uniqueItems: true },
        },
      },
      { tags: ['jazz'] },
    ),
  },
  play: async ({ canvas, args }) => {
    await formIsThere(canvas)
    await saveForm(canvas)
    await expect(await canvas.findByText('At least 2 entries.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry' }))
    await userEvent.keyboard('jazz')
    await expect(await canvas.findByText('No two entries may be alike.')).toBeVisible()
    await userEvent.keyboard(' at night')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await saveForm(canvas)
    await isSent(args.onCommand, { tags: ['jazz', 'jazz at night'] })
  },
}

export const NothingToFillIn: Story = {
  name: 'A form without fields says so',
  args: { raw: schemaPage({ title: 'Nothing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This form has no fields.')).toBeVisible()
  },
}
