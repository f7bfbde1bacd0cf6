import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import checkboxes from '../../fixtures/pushUiConfig/checkboxes.json'
import dirtyCheckboxes from '../../fixtures/pushUiConfig/dirty-checkboxes.json'
import { looksOf } from '../support/looksOf'
import { PageStory } from '../support/PageStory'
import { noticesOf } from '../support/rows'
import { pressSave, saving } from '../support/saving'

/** Checkboxes of a page: inputs of a type that only the browser's vocabulary has. */
const meta = {
  title: 'renderer/InputCheckbox',
  parameters: { covers: ['element:input'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(checkboxes)

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

/** Values that devices push in place of true and false; untouched they are sent as they came. */
export const DirtyInput: Story = {
  args: { raw: dirtyCheckboxes },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(noticesOf(canvasElement)).toEqual({
      'Ticked by text': [],
      'Ticked by a one': [],
      'A word': [],
      'Nothing at all': [],
      'An empty object': [],
      'No id': ['missingId'],
    })
    for (const ticked of ['Ticked by text', 'Ticked by a one', 'No id'])
      await expect(canvas.getByLabelText(ticked)).toBeChecked()
    await userEvent.click(canvas.getByLabelText('Ticked by text'))
    await userEvent.click(canvas.getByLabelText('An empty object'))
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({ text_true: false, one: 1, word: 'checked', null: null, object: true }),
    )
  },
}

/**
 * A checkbox has no wrong value; what can fail is its Save. The tick stays, and Save can be pressed again.
 */
export const ErrorState: Story = {
  args: { raw: checkboxes, outcome: 'refused' },
  play: async ({ args, canvas }) => {
    const [ticked] = canvas.getAllByRole('checkbox')
    if (!ticked) throw new Error('The fixture holds no checkbox')
    await userEvent.click(ticked)
    await pressSave(canvas)
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
  },
}
