import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import dirtySwitches from '../../fixtures/pushUiConfig/dirty-switches.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import { looksOf } from '../support/looksOf'
import { onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'
import { noticesOf } from '../support/rows'
import { pressSave, saving } from '../support/saving'

/** Switches of a page. */
const meta = {
  title: 'renderer/Switch',
  parameters: { covers: ['element:switch'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(onlyElement(everyElement, 'switch'))

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

/** Values that devices push in place of true and false; untouched they are sent as they came. */
export const DirtyInput: Story = {
  args: { raw: dirtySwitches },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(noticesOf(canvasElement)).toEqual({
      'Text that says true': [],
      'Text that says false': [],
      'A one': [],
      'Nothing at all': [],
      'No value': [],
      'An object': ['schema'],
      'No id': ['missingId'],
      'First of a pair': [],
      'Second of a pair': ['repeatedId'],
      no_label: [],
      'Depends on nobody': ['visibleIfUnknownField'],
    })
    const on = canvas.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => checked)
    await expect(on).toEqual([
      canvas.getByLabelText('Text that says true'),
      canvas.getByLabelText('A one'),
      canvas.getByLabelText('An object'),
      canvas.getByLabelText('No id'),
    ])
    for (const each of ['Text that says false', 'An object', 'First of a pair'])
      await userEvent.click(canvas.getByLabelText(each))
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({
        text_true: 'true',
        text_false: true,
        one: 1,
        null: null,
        absent: undefined,
        object: false,
        pair: true,
        no_label: false,
        lost: false,
      }),
    )
  },
}

/** A switch has no wrong value; what can fail is its Save. The move stays, and Save can be pressed again. */
export const ErrorState: Story = {
  args: { raw: dirtySwitches, outcome: 'refused' },
  play: async ({ args, canvas }) => {
    const moved = canvas.getByLabelText('First of a pair')
    await userEvent.click(moved)
    await pressSave(canvas)
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
    await expect(moved).toBeChecked()
  },
}
