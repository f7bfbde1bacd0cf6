import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import everyElement from '../../../fixtures/pushUiConfig/every-element.json'
import protectedPage from '../../../fixtures/pushUiConfig/password-protected.json'
import type { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { impatiently } from '../../support/impatiently'
import { SettingsStory } from '../../support/SettingsStory'

let player: ScriptedDevice | undefined

/** A settings page: on its way, not answered, behind its password, open. */
const meta = {
  title: 'features/SettingsPage',
  component: SettingsStory,
  args: {
    onPasswordCancelled: fn(),
    onDevice: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof SettingsStory>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing for the first moment, then the shape of a page. */
export const Waiting: Story = {
  name: '[D7-53] Asks for the page and shows its shape meanwhile',
  play: async ({ canvas }) => {
    const shape = canvas.getByRole('status', { name: 'Loading the page' })
    await waitFor(() => expect(shape.children.length).toBeGreaterThan(0))
    await expect(player?.sentWith('getUiConfig')).toEqual([{ page: 'music_service/attic_radio' }])
  },
  tags: ['dark', 'phone'],
}

export const Silent: Story = {
  beforeEach: impatiently,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'The player does not answer' })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(player?.sentWith('getUiConfig')).toHaveLength(2))
    await canvas.findByRole('heading', { name: 'The player does not answer' })
  },
  tags: ['dark', 'phone'],
}

/** The player sent something that is no page: said at once, with a way to ask again. */
export const Broken: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(player?.sentWith('getUiConfig')).toHaveLength(1))
    player?.pushRefused('pushUiConfig', 'payload must be object')
    await canvas.findByRole('heading', { name: 'The page came broken' })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(player?.sentWith('getUiConfig')).toHaveLength(2))
    player?.pushRefused('pushUiConfig', 'payload must be object')
    await canvas.findByRole('heading', { name: 'The page came broken' })
  },
  tags: ['dark', 'phone'],
}

/** A broken push does not take the page from the screen. */
export const BrokenAfterwards: Story = {
  args: { page: everyElement },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: everyElement.page.label })
    player?.pushRefused('pushUiConfig', 'payload must be object')
    await canvas.findByText('The page came broken')
    await expect(title).toBeVisible()
  },
}

const { message } = protectedPage.page.passwordProtection

/** The question, once what it is drawn by has come. */
const question = async () => {
  await screen.findByLabelText('Password')
  return screen.getByRole('dialog', { name: 'This page is protected' })
}

export const PasswordAsked: Story = {
  name: '[D2.10-2] Asks for the password before it shows the page',
  args: { page: protectedPage },
  play: async ({ canvas }) => {
    const dialog = await question()
    await expect(dialog).toHaveTextContent(message)
    await expect(canvas.queryByRole('heading', { name: protectedPage.page.label })).toBeNull()
  },
  tags: ['dark', 'phone'],
}

/** The player says no, then yes. */
export const PasswordJudged: Story = {
  name: '[D7-54] [D8-9] The player judges the password',
  args: { page: protectedPage },
  play: async ({ canvas, userEvent }) => {
    const dialog = await question()
    const field = within(dialog).getByLabelText('Password')
    await userEvent.type(field, 'cellar{Enter}')
    await waitFor(() =>
      expect(player?.sentWith('checkPassword')).toEqual([
        { password: 'cellar', pluginName: 'music_service/attic_radio' },
      ]),
    )
    player?.push('checkPassword', false)
    await waitFor(() => expect(field).toHaveAccessibleDescription('invalid password'))
    await userEvent.clear(field)
    await userEvent.type(field, 'attic{Enter}')
    await waitFor(() => expect(player?.sentWith('checkPassword')).toHaveLength(2))
    player?.push('checkPassword', true)
    await canvas.findByRole('heading', { level: 1, name: protectedPage.page.label })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PasswordCancelled: Story = {
  args: { page: protectedPage },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await question()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(args.onPasswordCancelled).toHaveBeenCalledTimes(1))
    await expect(canvas.queryByRole('heading', { name: protectedPage.page.label })).toBeNull()
  },
}

export const Open: Story = {
  args: { page: everyElement },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: everyElement.page.label })
  },
  tags: ['dark'],
}
