import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import dirtyEqualisers from '../../fixtures/pushUiConfig/dirty-equalisers.json'
import equaliser from '../../fixtures/pushUiConfig/equaliser.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import after from '../../fixtures/pushUiConfig/repush-of-choices-after.json'
import before from '../../fixtures/pushUiConfig/repush-of-choices-before.json'
import { looksOf } from '../support/looksOf'
import { onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'
import { noticesOf, rowOf } from '../support/rows'
import { pressSave, saving } from '../support/saving'

/** Equalisers of a page. */
const meta = {
  title: 'renderer/Equalizer',
  parameters: { covers: ['element:equalizer'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(onlyElement(everyElement, 'equalizer'))

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

export const ManyBands: Story = { args: { raw: equaliser }, tags: ['dark', 'phone'] }

/** Bars and limits of every shape: what can be a slider is one, and says where it stands. */
export const DirtyInput: Story = {
  args: { raw: dirtyEqualisers },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() =>
      expect(noticesOf(canvasElement)).toEqual({
        'Numbers as text': [],
        'Bars that say nothing': ['schema'],
        'Limits in the wrong order': [],
        'Values beyond the limits': [],
        'A step of zero': [],
        'A range that is no pair': [],
        'More labels than ticks': [],
        'No bars': ['noBars'],
        'No config': ['noBars'],
        'No id': ['missingId'],
      }),
    )
    const slider = (name: string) => canvas.getByRole('slider', { name })
    await expect(slider('Numbers as text 100 Hz')).toHaveAttribute('aria-valuenow', '-3')
    await expect(slider('Limits in the wrong order Slider 1')).toHaveAttribute('aria-valuenow', '4')
    await expect(slider('Values beyond the limits Bass')).toHaveAttribute('aria-valuenow', '10')
    await expect(slider('Values beyond the limits Treble')).toHaveAttribute('aria-valuenow', '0')
    slider('Numbers as text 1 kHz').focus()
    await userEvent.keyboard('{ArrowUp}')
    slider('A step of zero Slider 1').focus()
    await userEvent.keyboard('{ArrowRight}')
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({
        text: ['-3', 5],
        odd_bars: [undefined, undefined, undefined],
        swapped: [4],
        beyond: [40, 'loud'],
        no_step: [6],
        no_pair: [4],
        labels: [5],
        no_bars: [],
        no_config: [],
      }),
    )
  },
}

/** An equaliser has no wrong value; what can happen is that the player moved its bars, too. */
export const ErrorState: Story = {
  args: { raw: before, again: after },
  play: async ({ canvas, canvasElement }) => {
    const band = canvas.getByRole('slider', { name: 'Bands 60 Hz' })
    band.focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    const row = within(rowOf(canvasElement, 'Bands'))
    await expect(await row.findByText(/has changed this to “0, 0, 0, 1, 6”/)).toBeVisible()
    await expect(band).toHaveAttribute('aria-valuenow', '3')
    await userEvent.click(row.getByRole('button', { name: 'Take the player’s' }))
    await expect(band).toHaveAttribute('aria-valuenow', '0')
  },
  tags: ['dark', 'phone'],
}
