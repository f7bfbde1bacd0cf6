import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import dirtyColours from '../../fixtures/pushUiConfig/dirty-colours.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import limits from '../../fixtures/pushUiConfig/limits-of-colours.json'
import { looksOf } from '../support/looksOf'
import { onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'
import { errorsOf, noticesOf } from '../support/rows'
import { pressSave, replace, saving } from '../support/saving'

/** Colours of a page. */
const meta = {
  title: 'renderer/InputColor',
  parameters: { covers: ['element:input'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(onlyElement(everyElement, 'input', ['color']))

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

/** Words that no picker takes stay in the text, can be replaced, and are sent as they came. */
export const DirtyInput: Story = {
  args: { raw: dirtyColours },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() =>
      expect(noticesOf(canvasElement)).toEqual({
        'A short colour': [],
        'A colour by name': [],
        'A function': [],
        'No colour': ['notAColor'],
        'A number': ['notAColor'],
        'Nothing at all': [],
        'An empty object': ['notAColor'],
        'The British type': [],
        'No id': ['missingId'],
      }),
    )
    const shown = {
      'A short colour': '#39c',
      'A colour by name': 'teal',
      'A function': 'rgb(51, 102, 153)',
      'No colour': '#33669g',
      'A number': '336699',
      'Nothing at all': '',
      'An empty object': '',
      'The British type': '#336699',
    }
    for (const [label, text] of Object.entries(shown))
      await expect(canvas.getByLabelText(label)).toHaveValue(text)
    await expect(canvas.getByLabelText('Pick a colour: A short colour')).toHaveValue('#3399cc')
    await expect(canvas.getByLabelText('Pick a colour: The British type')).toHaveValue('#336699')
    const swatch = (label: string) => canvas.getByLabelText(`Pick a colour: ${label}`).style
    await expect(swatch('A colour by name').getPropertyValue('--swatch')).toBe('teal')
    await expect(swatch('No colour').getPropertyValue('--swatch')).toBe('')
    await replace(canvas.getByLabelText('No colour'), '#336699')
    await expect(canvas.getByLabelText('Pick a colour: No colour')).toHaveValue('#336699')
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({
        short: '#39c',
        name: 'teal',
        function: 'rgb(51, 102, 153)',
        broken: '#336699',
        number: 336699,
        null: null,
        object: {},
        british: '#336699',
      }),
    )
  },
}

/** What the page itself forbids is said at the field, and nothing is sent. */
export const ErrorState: Story = {
  args: { raw: limits },
  play: async ({ args, canvas, canvasElement }) => {
    await replace(canvas.getByLabelText('With six digits'), '#369')
    await userEvent.clear(canvas.getByLabelText('Not empty'))
    await pressSave(canvas)
    await waitFor(() =>
      expect(errorsOf(canvasElement)).toEqual({
        'With six digits': 'This does not have the expected form: # and six digits, such as #336699',
        'Not empty': 'Fill this in.',
      }),
    )
    await expect(args.onCommand).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText('With six digits')).toHaveFocus())
  },
}
