import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import dirtyTexts from '../../fixtures/pushUiConfig/dirty-texts.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import limits from '../../fixtures/pushUiConfig/limits-of-texts.json'
import { looksOf } from '../support/looksOf'
import { onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'
import { errorsOf, noticesOf } from '../support/rows'
import { pressSave, replace } from '../support/saving'

/** Text and the browser's own text-like inputs of a page. */
const meta = {
  title: 'renderer/InputText',
  parameters: { covers: ['element:input'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(onlyElement(everyElement, 'input', ['text', 'email', 'url', 'ip', 'date', 'time']))

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

/**
 * Values and types of every kind: all are fields that can be written in, and untouched values are not judged.
 */
export const DirtyInput: Story = {
  args: { raw: dirtyTexts },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(noticesOf(canvasElement)).toEqual({
        'No type': [],
        'A type that is an object': [],
        'An unknown type': [],
        'A number': [],
        'Nothing at all': [],
        'An empty object': [],
        'A list': [],
        'Longer than it may be': [],
        'Attributes as an object': [],
        'A pattern that is none': [],
        'No id': ['missingId'],
        'Half an address': [],
        'No e-mail address': [],
        'No web address': [],
        'A date in words': ['notADate'],
        'A time in words': ['notATime'],
      }),
    )
    const shown = {
      'No type': 'kept',
      'A type that is an object': 'kept',
      'An unknown type': 'kept',
      'A number': '42',
      'Nothing at all': '',
      'An empty object': '',
      'Longer than it may be': 'Far too long',
      'Half an address': '192.168',
    }
    for (const [label, text] of Object.entries(shown))
      await expect(canvas.getByLabelText(label)).toHaveValue(text)
    await userEvent.type(canvas.getByLabelText('A pattern that is none'), 'nything')
    await expect(canvas.getByLabelText('A pattern that is none')).toHaveValue('anything')
    await userEvent.type(canvas.getByLabelText('A date in words'), '1974-05-01')
    await expect(canvas.getByLabelText('A date in words')).toHaveValue('1974-05-01')
    await userEvent.type(canvas.getByLabelText('A time in words'), '06:30')
    await expect(canvas.getByLabelText('A time in words')).toHaveValue('06:30')
  },
}

/** What the page itself forbids is said at the field, and nothing is sent. */
export const ErrorState: Story = {
  args: { raw: limits },
  play: async ({ args, canvas, canvasElement }) => {
    await replace(canvas.getByLabelText('Not empty'), ' ')
    await replace(canvas.getByLabelText('At least 4 characters'), 'ab')
    await replace(canvas.getByLabelText('Two letters, then digits'), '12AB')
    await replace(canvas.getByLabelText('An address'), '300.1.1.1')
    await replace(canvas.getByLabelText('An e-mail address'), 'nobody')
    await replace(canvas.getByLabelText('A web address'), 'radio')
    await pressSave(canvas)
    await waitFor(() =>
      expect(errorsOf(canvasElement)).toEqual({
        'Not empty': 'Fill this in.',
        'At least 4 characters': 'At least 4 characters.',
        'Two letters, then digits': 'This does not have the expected form: two letters, then digits',
        'An address': 'Enter an IP address such as 192.168.1.20.',
        'An e-mail address': 'Enter an e-mail address such as name@example.org.',
        'A web address': 'Enter an address such as https://example.org.',
      }),
    )
    await expect(args.onCommand).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText('Not empty')).toHaveFocus())
    await userEvent.type(canvas.getByLabelText('Not empty'), 'Harbour')
    await expect(errorsOf(canvasElement)).not.toHaveProperty('Not empty')
  },
}
