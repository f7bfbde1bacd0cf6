import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import dirtyNumbers from '../../fixtures/pushUiConfig/dirty-numbers.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import limits from '../../fixtures/pushUiConfig/limits-of-numbers.json'
import after from '../../fixtures/pushUiConfig/repush-of-choices-after.json'
import before from '../../fixtures/pushUiConfig/repush-of-choices-before.json'
import { looksOf } from '../support/looksOf'
import { onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'
import { errorsOf, noticesOf, rowOf } from '../support/rows'
import { pressSave, replace } from '../support/saving'

/** Numbers and ranges of a page. */
const meta = {
  title: 'renderer/InputNumber',
  parameters: { covers: ['element:input'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(onlyElement(everyElement, 'input', ['number', 'range']))

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

/**
 * Numbers that are none and limits that cannot hold: every field can be worked, no range leaves its track.
 */
export const DirtyInput: Story = {
  args: { raw: dirtyNumbers },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(noticesOf(canvasElement)).toEqual({
        'A number as text': [],
        'A word': ['notANumber'],
        'Nothing at all': [],
        'An empty object': ['notANumber'],
        'An option': [],
        'Limits in the wrong order': [],
        'A step of zero': [],
        'No id': ['missingId'],
        'A range as text': [],
        'A range of a word': ['notANumber'],
        'A range above its end': [],
        'A range upside down': [],
        'A range without steps': [],
      }),
    )
    await expect(canvas.getByLabelText('A number as text')).toHaveValue('25')
    await expect(canvas.getByLabelText('An option')).toHaveValue('7')
    const word = canvas.getByLabelText('A word')
    await expect(word).toHaveValue('many')
    await expect(word).toHaveAccessibleDescription(/“many” is not a number/)
    await replace(word, '12')
    await expect(word).toHaveValue('12')
    await expect(within(rowOf(canvasElement, 'A word')).queryByText(/is not a number/)).toBeNull()
    const above = canvas.getByRole('slider', { name: 'A range above its end' })
    await expect(above).toHaveAttribute('aria-valuenow', '100')
    for (const label of [
      'A range as text',
      'A range of a word',
      'A range upside down',
      'A range without steps',
    ])
      await expectMoves(canvas.getByRole('slider', { name: label }))
  },
}

/** What the page itself forbids is said at the field, and nothing is sent. */
export const ErrorState: Story = {
  args: { raw: limits },
  play: async ({ args, canvas, canvasElement }) => {
    await replace(canvas.getByLabelText('From 10 up'), '9')
    await replace(canvas.getByLabelText('Up to 100'), '1000')
    await replace(canvas.getByLabelText('In tenths'), '0.55')
    await replace(canvas.getByLabelText('Three digits'), '1234')
    await userEvent.clear(canvas.getByLabelText('Not empty'))
    await pressSave(canvas)
    await waitFor(() =>
      expect(errorsOf(canvasElement)).toEqual({
        'From 10 up': 'Enter 10 or more.',
        'Up to 100': 'Enter 100 or less.',
        'In tenths': 'Use steps of 0.1.',
        'Three digits': 'At most 3 characters.',
        'Not empty': 'Fill this in.',
      }),
    )
    await expect(args.onCommand).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText('From 10 up')).toHaveFocus())
  },
}

/** A range has no wrong value; what can happen is that the player moved it, too. */
export const RangeErrorState: Story = {
  args: { raw: before, again: after },
  play: async ({ canvas, canvasElement }) => {
    const range = canvas.getByRole('slider', { name: 'Reach' })
    await expectMoves(range)
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    const row = within(rowOf(canvasElement, 'Reach'))
    await expect(await row.findByText(/has changed this to “80”/)).toBeVisible()
    await expect(range).toHaveAttribute('aria-valuenow', '35')
    await userEvent.click(row.getByRole('button', { name: 'Take the player’s' }))
    await expect(range).toHaveAttribute('aria-valuenow', '80')
  },
}

/** An arrow key moves the range by a number that there is. */
async function expectMoves(range: HTMLElement): Promise<void> {
  const before = Number(range.getAttribute('aria-valuenow'))
  range.focus()
  await userEvent.keyboard(
    before < Number(range.getAttribute('aria-valuemax')) ? '{ArrowRight}' : '{ArrowLeft}',
  )
  const now = Number(range.getAttribute('aria-valuenow'))
  await expect(Number.isFinite(now) && now !== before).toBe(true)
}
