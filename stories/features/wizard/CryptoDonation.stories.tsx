import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { narrow } from '../../support/looksOf'
import { WizardStory } from '../../support/WizardStory'

/** The wallets of the brand, each with a QR code that is made in the browser. */
const meta = {
  title: 'features/wizard/CryptoDonation',
  parameters: { covers: ['modal:modal-crypto-donation'] },
  component: WizardStory,
  args: { step: 'done' },
} satisfies Meta<typeof WizardStory>
export default meta

type Story = StoryObj<typeof meta>

const patient = { timeout: 12_000 }

const opened = async (canvas: ReturnType<typeof within>, name = 'Donate in a cryptocurrency') => {
  await userEvent.click(await canvas.findByRole('button', { name }, patient))
  const modal = within(await screen.findByRole('dialog', { name }, patient))
  await modal.findByRole('img', { name: /QR/ }, patient)
  return modal
}

export const Bitcoin: Story = {
  name: '[D2.13-14] [D9-42] Bitcoin first',
  play: async ({ canvas }) => {
    const modal = await opened(canvas)
    await expect(modal.getByText('bitcoin-wallet-of-nobody')).toBeInTheDocument()
    await expect(
      modal.getByRole('img', { name: 'QR code of the wallet address (Bitcoin)' }),
    ).toBeInTheDocument()
  },
  tags: ['dark', 'phone'],
}

export const Ripple: Story = {
  play: async ({ canvas }) => {
    const modal = await opened(canvas)
    await userEvent.selectOptions(modal.getByLabelText('Currency'), 'Ripple')
    await modal.findByText('ripple-wallet-of-nobody')
  },
}

export const German: Story = {
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await opened(canvas, 'In einer Kryptowährung spenden')
  },
  ...narrow,
}
