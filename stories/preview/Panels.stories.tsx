import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import constraints from '../../fixtures/pushUiConfig/constraints.json'
import dirtyButtons from '../../fixtures/pushUiConfig/dirty-buttons.json'
import dirtyItems from '../../fixtures/pushUiConfig/dirty-items.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import longGerman from '../../fixtures/pushUiConfig/long-german.json'
import visibleIf from '../../fixtures/pushUiConfig/visible-if.json'
import { nothingKnown } from '../../src/preview/workshop/knowledge'
import { narrow } from '../support/looksOf'
import { knownOf } from './knownOf'
import { PanelsStory } from './PanelsStory'

const written = (page: unknown) => JSON.stringify(page, null, 2)

const time = new Date('2026-03-01T18:42:07Z')

/** What the preview tells plugin authors beside their page. */
const meta = {
  title: 'preview/Panels',
  component: PanelsStory,
  args: { panel: 'diagnostics', text: written(dirtyItems), known: knownOf(dirtyItems), onPoint: fn() },
} satisfies Meta<typeof PanelsStory>
export default meta

type Story = StoryObj<typeof meta>

/** Pressed, a diagnostic shows how to mend it and its lines, and is pointed at in the page. */
export const Diagnostics: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem')
    if (!first) throw new Error('no diagnostic')
    const entry = within(first).getByRole('button')
    await userEvent.click(entry)
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    await expect(within(first).getByRole('group', { name: 'Lines of the file' })).toBeVisible()
    await expect(args.onPoint).toHaveBeenCalledWith(expect.arrayContaining(['sections']))
  },
  tags: ['dark', 'phone'],
}

/** Of a file that is no JSON the place is told. */
export const DiagnosticsBroken: Story = {
  args: { text: written(everyElement).slice(0, 700), known: nothingKnown },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^attic_radio\/UIConfig\.json|^UIConfig\.json:/)).toBeVisible()
  },
}

/** A page in one line: its lines are cut around what is meant. */
export const DiagnosticsOneLine: Story = {
  ...Diagnostics,
  args: { text: JSON.stringify(dirtyItems) },
}

export const NothingToMend: Story = {
  args: {
    text: written({ page: { label: 'Radio' }, sections: [] }).replace('[]', '[{"coreSection": "wifi"}]'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to mend' })).toBeVisible()
  },
}

const known = knownOf(visibleIf)

export const Fields: Story = {
  args: { panel: 'fields', text: written(everyElement), known: knownOf(everyElement) },
  tags: ['dark'],
}

/** Hidden ones with the reason. */
export const FieldsHidden: Story = {
  args: { panel: 'fields', text: written(visibleIf), known },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hidden' }))
    await expect(canvas.getAllByText(/^Hidden because “/).length).toBeGreaterThan(0)
  },
  tags: ['phone'],
}

const firstInput = constraints.sections[0]?.content.find((item) => item.element === 'input')

/** What was typed, and what it was before. */
export const FieldsEdited: Story = {
  args: {
    panel: 'fields',
    text: written(constraints),
    known: knownOf(constraints, { [firstInput?.id ?? '']: 'far too long' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Edited' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText(/^Edited; the page gave/)).toBeVisible()
  },
}

export const Sends: Story = {
  args: { panel: 'sends', text: written(everyElement), known: knownOf(everyElement) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: 'JSON of callMethod' }).length).toBeGreaterThan(0)
  },
  tags: ['dark', 'phone'],
}

/** A limit that is broken keeps all of the section from being sent. */
export const SendsStopped: Story = {
  args: { ...FieldsEdited.args, panel: 'sends' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sent as long as this is so:')).toBeVisible()
  },
}

/** Buttons that do nothing, and addresses that are not opened. */
export const SendsNothing: Story = {
  args: { panel: 'sends', text: written(dirtyButtons), known: knownOf(dirtyButtons) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Does nothing/).length).toBeGreaterThan(0)
  },
}

export const LongGerman: Story = {
  args: { panel: 'sends', text: written(longGerman), known: knownOf(longGerman) },
  ...narrow,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const payload = '{\n  "endpoint": "music_service/attic_radio",\n  "method": "save",\n  "data": {}\n}'

export const Log: Story = {
  args: {
    panel: 'log',
    known: {
      ...known,
      log: [
        { id: 4, time, effect: { kind: 'sends', event: 'callMethod', payload }, answer: 'yes' },
        { id: 3, time, effect: { kind: 'unsafe', address: 'javascript:alert(1)' }, answer: 'none' },
        { id: 2, time, effect: { kind: 'sends', event: 'scan', payload: '' }, answer: 'no' },
        {
          id: 1,
          time,
          effect: {
            kind: 'refused',
            event: 'volume',
            payload: '"loud"',
            reason: 'its payload must be number',
          },
          answer: 'none',
        },
      ],
    },
  },
  tags: ['dark', 'phone'],
}
export const LogEmpty: Story = { args: { panel: 'log', known } }
