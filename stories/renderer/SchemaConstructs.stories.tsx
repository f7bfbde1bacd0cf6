import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { schemaPage } from '../../tests/support/schemaPage'
import { PageStory } from '../support/PageStory'
import { formIsThere, saveForm } from '../support/schemaForms'

/** What a JSON Schema can describe, each construct as a form draws it. */
const meta = {
  title: 'renderer/SchemaConstructs',
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

export const EmptyList: Story = {
  args: {
    raw: schemaPage({
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name' },
        tags: { type: 'array', title: 'Tags', items: { type: 'string' }, maxItems: 2 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await formIsThere(canvas)
    await expect(canvas.getByText('There are no entries yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add an entry' })).toBeNull())
  },
}

export const Kinds: Story = {
  name: 'Each kind of value has the field that other pages have for it',
  args: {
    raw: schemaPage(
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
    await formIsThere(canvas)
    await userEvent.type(canvas.getByLabelText('Number'), '2.5')
    await userEvent.click(canvas.getByLabelText('Flag'))
    await userEvent.click(canvas.getByLabelText('Second'))
    await userEvent.click(canvas.getByLabelText('A'))
    await userEvent.selectOptions(canvas.getByLabelText('Choice'), 'Two')
    await saveForm(canvas)
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
  tags: ['dark', 'phone', 'narrow'],
}

export const Branches: Story = {
  name: 'One of several kinds brings its own fields',
  args: {
    raw: schemaPage(
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
    await formIsThere(canvas)
    await userEvent.selectOptions(await canvas.findByLabelText('Source'), 'Tuner')
    await userEvent.type(await canvas.findByLabelText('Frequency'), '98.5')
    await saveForm(canvas)
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
    raw: schemaPage(
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
    await formIsThere(canvas)
    await expect(canvas.getByLabelText('Name of the value')).toHaveValue('Accept')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a value' }))
    await waitFor(() => expect(canvas.getAllByLabelText('Name of the value')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Accept' }))
    await waitFor(() => expect(canvas.getAllByLabelText('Name of the value')).toHaveLength(1))
  },
}

export const Recursive: Story = {
  name: 'A form that holds itself is drawn as far as there is something in it',
  args: {
    raw: schemaPage(
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
    await formIsThere(canvas)
    await expect(canvas.getAllByLabelText('Name')).toHaveLength(2)
  },
}
