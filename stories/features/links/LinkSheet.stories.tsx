import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

/** The link to music: its address, and a code of it for a phone's camera. */
const meta = {
  title: 'features/links/LinkSheet',
  component: ModalStory,
  parameters: { covers: ['modal:modal-link'] },
  args: {
    request: {
      name: 'modal-link',
      params: {
        title: 'Low Tide',
        artist: 'Slow Harbour',
        type: 'folder',
        service: 'mpd',
        uri: 'albums://Slow Harbour/Low Tide',
        albumart: '/albumart?web=Slow Harbour/Low Tide/large',
      },
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

const opened = async () => {
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByRole('img', { name: /Low Tide/ })
  return sheet
}

export const Sheet: Story = {
  play: async () => {
    const sheet = await opened()
    await expect(sheet.getByRole('textbox')).toHaveDisplayValue(
      /\/play\?title=Low\+Tide&artist=Slow\+Harbour/,
    )
  },
  tags: ['dark', 'phone'],
}
export const SheetKiosk: Story = {
  play: async () => void (await opened()),
  globals: { viewport: { value: 'kiosk' } },
}
export const SheetNarrow: Story = {
  args: { language: 'de' },
  play: async () => void (await opened()),
  ...narrow,
}
/** A browser that copies nothing: the address is there to be marked. */
export const NotCopied: Story = {
  beforeEach: () => {
    const { execCommand } = document
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    document.execCommand = () => false
    return () => {
      document.execCommand = execCommand
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  },
  play: async () => {
    const sheet = await opened()
    await userEvent.click(sheet.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(sheet.getByText(/does not allow copying/)).toBeVisible())
  },
}
