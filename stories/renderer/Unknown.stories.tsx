import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import unknownElements from '../../fixtures/pushUiConfig/unknown-elements.json'
import { looksOf } from '../support/looksOf'
import { PageStory } from '../support/PageStory'
import { noticesOf } from '../support/rows'
import { pressSave, saving } from '../support/saving'

/** Items of elements that the vocabulary does not have. All of them are dirty input: there is no good one. */
const meta = {
  title: 'renderer/Unknown',
  parameters: { covers: ['element:unknown'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(unknownElements)

/** Their words are shown, their values are kept and sent, and the fields around them work. */
export const DirtyInput: Story = {
  name: '[D2.10-4] Unknown elements are named at their place and do no harm',
  ...looks.normal,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(noticesOf(canvasElement)).toEqual({
      'A hologram': ['unknownElement'],
      None: ['unknownElement'],
      'A message': ['unknownElement'],
      'A section within a section': ['unknownElement'],
      'An empty element': ['unknownElement'],
      'No element': ['unknownElement'],
      'Unnamed field': ['unknownElement'],
      'A switch between them': [],
    })
    await expect(canvas.getByText('The disc is full.')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'A switch between them' }))
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({
        hologram: 'kept',
        none: undefined,
        message: 'hello',
        section: undefined,
        empty: undefined,
        absent: 'x',
        known: true,
      }),
    )
  },
}
export const LongGerman: Story = looks.longGerman
