import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import dirtySelects from '../../fixtures/pushUiConfig/dirty-selects.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import longChoice from '../../fixtures/pushUiConfig/long-choice.json'
import after from '../../fixtures/pushUiConfig/repush-of-choices-after.json'
import before from '../../fixtures/pushUiConfig/repush-of-choices-before.json'
import { looksOf } from '../support/looksOf'
import { onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'
import { noticesOf, rowOf } from '../support/rows'
import { pressSave, saving } from '../support/saving'

/** Choices of a page. */
const meta = {
  title: 'renderer/Select',
  parameters: { covers: ['element:select'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(onlyElement(everyElement, 'select'))

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

/** Values and options of every shape; untouched values are sent as they came, chosen options whole. */
export const DirtyInput: Story = {
  args: { raw: dirtySelects },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() =>
      expect(noticesOf(canvasElement)).toEqual({
        'A bare value': [],
        'A number as text': [],
        'A value that is no option': ['valueNotAmongOptions'],
        'Nothing at all': [],
        'An empty object': [],
        'No options': ['noOptions'],
        'An empty list': ['noOptions'],
        'Options as an object': ['noOptions'],
        'Options of every kind': [],
        'The same option twice': [],
        'No id': ['missingId'],
      }),
    )
    await expect(canvas.getByLabelText('A bare value')).toHaveDisplayValue('Two')
    await expect(canvas.getByLabelText('A number as text')).toHaveDisplayValue('Eight')
    await expect(canvas.getByLabelText('Nothing at all')).toHaveDisplayValue('Choose…')
    const unknownValue = canvas.getByLabelText('A value that is no option')
    await expect(unknownValue).toHaveDisplayValue('Ultra')
    await userEvent.selectOptions(unknownValue, 'High')
    await expect(
      within(rowOf(canvasElement, 'A value that is no option')).queryByText(/Ultra.*not one/),
    ).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Options of every kind'), 'bare')
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({
        bare: 2,
        text_number: '8',
        stray: { value: 'high', label: 'High' },
        null: null,
        object: {},
        none: { value: 'a', label: 'A' },
        empty: '',
        no_list: 'low',
        mixed: 'bare',
        twice: { value: 'a', label: 'First' },
      }),
    )
  },
}

/** The player chose otherwise in the meantime: both choices are named, and either can be taken. */
export const ErrorState: Story = {
  args: { raw: before, again: after },
  play: async ({ canvas, canvasElement }) => {
    const choice = canvas.getByLabelText('Quality')
    await userEvent.selectOptions(choice, 'Medium')
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    const row = within(rowOf(canvasElement, 'Quality'))
    await expect(await row.findByText(/has changed this to “High”/)).toBeVisible()
    await expect(choice).toHaveDisplayValue('Medium')
    await expect(choice).toHaveAccessibleDescription(/has changed this/)
    await userEvent.click(row.getByRole('button', { name: 'Keep mine' }))
    await expect(row.queryByText(/has changed this/)).toBeNull()
    await expect(choice).toHaveDisplayValue('Medium')
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
  },
}

/** More options than a person scrolls through. */
export const LongChoice: Story = {
  name: 'A long choice is searched and worked by keyboard',
  args: { raw: longChoice },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Time zone/ }))
    const body = within(document.body)
    await userEvent.type(await body.findByRole('combobox'), 'Pacific/')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: /Time zone/ })).toHaveTextContent('Pacific/Auckland')
  },
}

export const LongChoiceOpen: Story = {
  args: { raw: longChoice },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Time zone/ }))
    const list = within(await within(document.body).findByRole('listbox'))
    await waitFor(() =>
      expect(list.getByRole('option', { name: 'Europe/Vienna' })).toHaveAttribute('aria-selected', 'true'),
    )
  },
  tags: ['dark', 'narrow'],
}
