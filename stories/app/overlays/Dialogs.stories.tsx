import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import confirmUninstall from '../../../fixtures/openModal/confirm-uninstall.json'
import longHtml from '../../../fixtures/openModal/long-html.json'
import plain from '../../../fixtures/openModal/plain.json'
import germanMenu from '../../../fixtures/pushMenuItems/german.json'
import error from '../../../fixtures/pushToastMessage/error.json'
import longGerman from '../../../fixtures/pushToastMessage/long-german.json'
import protectedPage from '../../../fixtures/pushUiConfig/password-protected.json'
import { OverlayStory } from '../../support/OverlayStory'

/** The panel's own dialogs, with words that a player could have given. */
const meta = {
  title: 'app/overlays/Dialogs',
  component: OverlayStory,
} satisfies Meta<typeof OverlayStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { globals: { viewport: { value: 'phone' } } } satisfies Story

/** One dialog of this name, with these buttons in order; the one of `focused` has the focus. */
const shows =
  (name: string, buttons: string[], focused: string | undefined): Play =>
  async () => {
    const dialog = await screen.findByRole('dialog', { name })
    const names = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent)
      .filter(Boolean)
    await expect(names).toEqual(buttons)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(focused ?? ''))
  }

/** As `shows`, with the focus on the last button, which is the main one. */
const asks = (name: string, ...buttons: string[]): Play => shows(name, buttons, buttons.at(-1))

const note = { title: plain.title, message: plain.message }
const question = { title: confirmUninstall.title, message: confirmUninstall.message }
const [, label] = confirmUninstall.buttons.map(({ name }) => name)
const germanLabel = germanMenu.map(({ name }) => name).find((name) => name.endsWith('einstellungen'))
if (!label || !germanLabel) throw new Error('The fixtures have no words for these buttons')
const failure = { message: error.message }
const german = { title: longGerman.title, message: longGerman.message }
const { message } = protectedPage.page.passwordProtection

export const Info: Story = {
  args: { open: (dialogs) => void dialogs.info(note) },
  play: asks(note.title, 'OK'),
  tags: ['dark'],
}
export const InfoGermanPhone: Story = {
  ...phone,
  args: { open: (dialogs) => void dialogs.info(german) },
  play: asks(german.title, 'OK'),
}

export const GotIt: Story = {
  args: { open: (dialogs) => void dialogs.gotIt(note) },
  play: asks(note.title, 'Got it'),
}
export const GotItLongPhone: Story = {
  ...phone,
  args: { open: (dialogs) => void dialogs.gotIt({ title: longHtml.title, message: longHtml.message }) },
  play: asks(longHtml.title, 'Got it'),
}

export const Failure: Story = {
  args: { open: (dialogs) => void dialogs.error(failure) },
  play: asks('That did not work', 'Close'),
  tags: ['dark'],
}

export const Confirm: Story = {
  parameters: { covers: ['overlay:AnswerDialog'] },
  args: { open: (dialogs) => void dialogs.confirm(question) },
  play: asks(question.title, 'Cancel', 'Confirm'),
}
export const ConfirmDanger: Story = {
  args: {
    open: (dialogs) => void dialogs.confirm({ ...question, confirmLabel: label, isDangerous: true }),
  },
  play: shows(question.title, ['Cancel', label], 'Cancel'),
  tags: ['dark'],
}
export const ConfirmGermanPhone: Story = {
  ...phone,
  args: {
    open: (dialogs) => void dialogs.confirm({ ...german, confirmLabel: germanLabel }),
  },
  play: asks(german.title, 'Cancel', germanLabel),
}

export const YesNo: Story = {
  args: { open: (dialogs) => void dialogs.yesNo(question) },
  play: asks(question.title, 'No', 'Yes'),
}

export const Password: Story = {
  args: { open: (dialogs) => void dialogs.password({ message, check: () => Promise.resolve(true) }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Password needed' })
    await waitFor(() => expect(within(dialog).getByText(message)).toBeVisible())
  },
  tags: ['dark', 'phone'],
}

const judged = fn()

/** A wrong password is said at the field, which has the focus again; the right one closes the dialog. */
export const PasswordWrong: Story = {
  name: '[D8-9] A wrong password is called an invalid password',
  args: {
    open: (dialogs) =>
      void dialogs
        .password({ message, check: (password) => Promise.resolve(password === 'attic') })
        .then(judged),
  },
  play: async ({ userEvent }) => {
    judged.mockClear()
    const dialog = await screen.findByRole('dialog', { name: 'Password needed' })
    const field = within(dialog).getByLabelText('Password')
    await userEvent.type(field, 'cellar{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('invalid password'))
    await expect(field).toBeInvalid()
    await expect(field).toHaveFocus()
    await expect(judged).not.toHaveBeenCalled()
  },
}

export const PasswordRight: Story = {
  ...PasswordWrong,
  name: 'Password Right',
  play: async ({ userEvent }) => {
    judged.mockClear()
    const dialog = await screen.findByRole('dialog', { name: 'Password needed' })
    await userEvent.type(within(dialog).getByLabelText('Password'), 'attic{Enter}')
    await waitFor(() => expect(judged).toHaveBeenCalledWith(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The second question lies on the first, which waits. */
export const OneUponTheOther: Story = {
  parameters: { covers: ['overlay:ModalProvider'] },
  args: {
    open: (dialogs) => {
      void dialogs.confirm(question)
      void dialogs.info(note)
    },
  },
  play: async () => {
    await expect(await screen.findAllByRole('dialog')).toHaveLength(2)
    const [, upper] = screen.getAllByRole('dialog')
    await waitFor(() => expect(upper?.contains(document.activeElement)).toBe(true))
  },
}
