import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import dirtyPasswords from '../../fixtures/pushUiConfig/dirty-passwords.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import limits from '../../fixtures/pushUiConfig/limits-of-passwords.json'
import { looksOf } from '../support/looksOf'
import { onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'
import { errorsOf, noticesOf, rowOf } from '../support/rows'
import { pressSave, replace, saving } from '../support/saving'

/** Passwords of a page. */
const meta = {
  title: 'renderer/InputPassword',
  parameters: { covers: ['element:input'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(onlyElement(everyElement, 'input', ['password']))

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

export const Shown: Story = {
  args: { raw: limits },
  play: async ({ canvas, canvasElement }) => {
    const row = within(rowOf(canvasElement, 'Digits only'))
    await expect(canvas.getByLabelText('Digits only')).toHaveAttribute('type', 'password')
    await userEvent.click(row.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Digits only')).toHaveAttribute('type', 'text')
    await row.findByRole('button', { name: 'Hide password', pressed: true })
  },
}

/** Values that are no text, and a length that is no number. */
export const DirtyInput: Story = {
  args: { raw: dirtyPasswords },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(noticesOf(canvasElement)).toEqual({
      'A number': [],
      'Nothing at all': [],
      'An empty object': [],
      'A length in words': [],
      'No id': ['missingId'],
    })
    await expect(canvas.getByLabelText('A number')).toHaveValue('1234')
    await userEvent.type(canvas.getByLabelText('An empty object'), ' attic ')
    await userEvent.type(canvas.getByLabelText('A length in words'), ' lights')
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({ number: 1234, null: null, object: ' attic ', length: 'harbour lights' }),
    )
  },
}

/** What the page itself forbids is said at the field, and nothing is sent. */
export const ErrorState: Story = {
  args: { raw: limits },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('At least 8 characters'), 'short')
    await replace(canvas.getByLabelText('Digits only'), 'word')
    await userEvent.clear(canvas.getByLabelText('Not empty'))
    await pressSave(canvas)
    await waitFor(() =>
      expect(errorsOf(canvasElement)).toEqual({
        'At least 8 characters': 'At least 8 characters.',
        'Digits only': 'This does not have the expected form: digits only',
        'Not empty': 'Fill this in.',
      }),
    )
    await expect(args.onCommand).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText('At least 8 characters')).toHaveFocus())
  },
}
