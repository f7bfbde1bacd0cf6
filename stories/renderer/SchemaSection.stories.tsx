import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import radioStations from '../../fixtures/pushUiConfig/schema-section.json'
import { dark, looksOf, narrow, phone } from '../support/looksOf'
import { PageStory } from '../support/PageStory'

/** Sections that carry a JSON Schema: each construct of a form, and what is said of what cannot be drawn. */
const meta = {
  title: 'renderer/SchemaSection',
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const pageOf = (schema: unknown, value?: unknown, uiSchema?: unknown) => ({
  page: { label: 'Attic radio' },
  sections: [
    {
      id: 's',
      element: 'section',
      label: 'Form',
      onSave: { type: 'controller', endpoint: 'music_service/attic_radio', method: 'save' },
      saveButton: { label: 'Save' },
      schema,
      value,
      uiSchema,
    },
  ],
})

const looks = looksOf(radioStations)

const save = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Save/ }))

/** A form is fetched when a page has one. */
const isThere = async (canvas: ReturnType<typeof within>) => {
  await canvas.findAllByRole('textbox', {}, { timeout: 12_000 })
}

export const Normal: Story = {
  parameters: { covers: ['element:schema'] },
  ...looks.normal,
  play: ({ canvas }) => isThere(canvas),
}
export const Dark: Story = { ...looks.dark, play: ({ canvas }) => isThere(canvas) }
export const Phone: Story = { ...looks.phone, play: ({ canvas }) => isThere(canvas) }

export const Saved: Story = {
  name: 'Save sends the whole value with its defaults',
  args: { raw: radioStations },
  play: async ({ canvas, args }) => {
    await isThere(canvas)
    await save(canvas)
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
    await isThere(canvas)
    const [address] = canvas.getAllByLabelText(/Address of the stream/)
    if (!address) throw new Error('no address')
    await userEvent.clear(address)
    await userEvent.type(address, 'nowhere')
    await save(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Enter an address such as https://example.org.',
    )
    await expect(args.onCommand).not.toHaveBeenCalled()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://radio.example/a')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
export const RefusedDark: Story = { ...Refused, ...dark }

export const List: Story = {
  name: 'Entries are added, moved, removed and had back',
  args: { raw: radioStations },
  play: async ({ canvas }) => {
    await isThere(canvas)
    const list = within(canvas.getByRole('group', { name: 'Stations' }))
    await userEvent.click(list.getByRole('button', { name: 'Add an entry' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
    await expect(document.activeElement).toHaveAccessibleName(/Name/)
    await userEvent.keyboard('Late Night')
    await userEvent.click(await list.findByRole('button', { name: 'Move Late Night up' }))
    await waitFor(() => expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Late Night'))
    await userEvent.click(list.getByRole('button', { name: 'Remove Late Night' }))
    await expect(list.getByRole('status')).toHaveTextContent('Late Night is removed.')
    await userEvent.click(list.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
  },
}
export const ListPhone: Story = { ...List, ...phone }

export const EmptyList: Story = {
  args: {
    raw: pageOf({
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name' },
        tags: { type: 'array', title: 'Tags', items: { type: 'string' }, maxItems: 2 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await isThere(canvas)
    await expect(canvas.getByText('There are no entries yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add an entry' })).toBeNull())
  },
}

export const Kinds: Story = {
  name: 'Each kind of value has the field that other pages have for it',
  args: {
    raw: pageOf(
      {
        type: 'object',
        properties: {
          text: { type: 'string', title: 'Text', description: 'With a <b>description</b>.' },
          lines: { type: 'string', title: 'Lines' },
          secret: { type: 'string', title: 'Secret' },
          mail: { type: 'string', title: 'Mail', format: 'email' },
          machine: { type: 'string', title: 'Machine', format: 'ipv4' },
          colour: { type: 'string', title: 'Colour', format: 'color' },
          day: { type: 'string', title: 'Day', format: 'date' },
          moment: { type: 'string', title: 'Moment', format: 'date-time' },
          number: { type: 'number', title: 'Number', multipleOf: 0.5 },
          slider: { type: 'integer', title: 'Slider', minimum: 0, maximum: 10 },
          flag: { type: 'boolean', title: 'Flag' },
          choice: { type: 'string', title: 'Choice', enum: ['One', 'Two'] },
          few: {
            type: 'integer',
            title: 'Few',
            oneOf: [
              { const: 1, title: 'First' },
              { const: 2, title: 'Second' },
            ],
          },
          long: {
            type: 'string',
            title: 'Long choice',
            enum: Array.from({ length: 40 }, (_, place) => `Zone ${place}`),
          },
          several: {
            type: 'array',
            title: 'Several',
            uniqueItems: true,
            items: { type: 'string', enum: ['A', 'B'] },
          },
          bands: { type: 'array', title: 'Bands', items: { type: 'number', minimum: -12, maximum: 12 } },
          fixed: { type: 'string', title: 'Fixed', readOnly: true, default: 'cannot be changed' },
        },
      },
      { bands: [0, 3, -3], several: ['B'] },
      {
        lines: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
        secret: { 'ui:widget': 'password' },
        slider: { 'ui:widget': 'range', 'ui:help': 'Help below the field.' },
        few: { 'ui:widget': 'radio' },
        several: { 'ui:widget': 'checkboxes' },
        bands: { 'ui:widget': 'equalizer', 'ui:options': { orientation: 'horizontal' } },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await isThere(canvas)
    await userEvent.type(canvas.getByLabelText('Number'), '2.5')
    await userEvent.click(canvas.getByLabelText('Flag'))
    await userEvent.click(canvas.getByLabelText('Second'))
    await userEvent.click(canvas.getByLabelText('A'))
    await userEvent.selectOptions(canvas.getByLabelText('Choice'), 'Two')
    await save(canvas)
    await waitFor(() =>
      expect(args.onCommand).toHaveBeenCalledWith(
        expect.objectContaining({
          payload: expect.objectContaining({
            data: {
              bands: [0, 3, -3],
              several: ['A', 'B'],
              fixed: 'cannot be changed',
              number: 2.5,
              flag: true,
              few: 2,
              choice: 'Two',
            },
          }),
        }),
      ),
    )
  },
}
export const KindsDark: Story = { args: Kinds.args ?? {}, ...dark, play: ({ canvas }) => isThere(canvas) }
export const KindsPhone: Story = { args: Kinds.args ?? {}, ...phone, play: ({ canvas }) => isThere(canvas) }
export const KindsNarrow: Story = { args: Kinds.args ?? {}, ...narrow, play: ({ canvas }) => isThere(canvas) }

export const Branches: Story = {
  name: 'One of several kinds brings its own fields',
  args: {
    raw: pageOf(
      {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name' },
          source: {
            title: 'Source',
            oneOf: [
              {
                title: 'Web radio',
                type: 'object',
                properties: { kind: { const: 'web' }, address: { type: 'string', title: 'Address' } },
                required: ['kind'],
              },
              {
                title: 'Tuner',
                type: 'object',
                properties: { kind: { const: 'tuner' }, frequency: { type: 'number', title: 'Frequency' } },
                required: ['kind'],
              },
            ],
          },
        },
      },
      { source: { kind: 'web', address: 'https://radio.example' } },
      { source: { kind: { 'ui:widget': 'hidden' } } },
    ),
  },
  play: async ({ canvas, args }) => {
    await isThere(canvas)
    await userEvent.selectOptions(await canvas.findByLabelText('Source'), 'Tuner')
    await userEvent.type(await canvas.findByLabelText('Frequency'), '98.5')
    await save(canvas)
    await waitFor(() =>
      expect(args.onCommand).toHaveBeenCalledWith(
        expect.objectContaining({
          payload: expect.objectContaining({ data: { source: { kind: 'tuner', frequency: 98.5 } } }),
        }),
      ),
    )
  },
}

export const AnyNames: Story = {
  name: 'An object that takes any names',
  args: {
    raw: pageOf(
      {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name' },
          headers: { type: 'object', title: 'Headers', additionalProperties: { type: 'string' } },
        },
      },
      { headers: { Accept: 'audio/*' } },
    ),
  },
  play: async ({ canvas }) => {
    await isThere(canvas)
    await expect(canvas.getByLabelText('Name of the value')).toHaveValue('Accept')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a value' }))
    await waitFor(() => expect(canvas.getAllByLabelText('Name of the value')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Accept' }))
    await waitFor(() => expect(canvas.getAllByLabelText('Name of the value')).toHaveLength(1))
  },
}

export const Problems: Story = {
  name: 'What cannot be drawn is said at its place, and everything else works',
  args: {
    raw: pageOf(
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
    await isThere(canvas)
    await expect(canvas.getByText(/nothing is fetched from there/)).toBeVisible()
    await expect(canvas.getByText(/“#\/\$defs\/none”, which does not exist/)).toBeVisible()
    await expect(canvas.getByText(/There is no “fancy” for this field/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Name'), 'x')
    await save(canvas)
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
  play: ({ canvas }) => isThere(canvas),
}

export const LongGerman: Story = {
  ...narrow,
  args: {
    language: 'de',
    raw: pageOf(
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
    await isThere(canvas)
    await save(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Gib 3 oder mehr ein.')
  },
}

export const Recursive: Story = {
  name: 'A form that holds itself is drawn as far as there is something in it',
  args: {
    raw: pageOf(
      {
        $ref: '#/$defs/folder',
        $defs: {
          folder: {
            type: 'object',
            properties: {
              name: { type: 'string', title: 'Name' },
              folders: { type: 'array', title: 'Folders', items: { $ref: '#/$defs/folder' } },
            },
          },
        },
      },
      { name: 'Music', folders: [{ name: 'Jazz', folders: [] }] },
    ),
  },
  play: async ({ canvas }) => {
    await isThere(canvas)
    await expect(canvas.getAllByLabelText('Name')).toHaveLength(2)
  },
}

export const TooDeep: Story = {
  args: {
    raw: pageOf(
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
    await isThere(canvas)
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
    await isThere(canvas)
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
    await isThere(canvas)
    await userEvent.selectOptions(canvas.getByLabelText(/Country/), 'France')
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    await expect(await canvas.findByRole('button', { name: 'Keep mine' })).toBeVisible()
  },
}
