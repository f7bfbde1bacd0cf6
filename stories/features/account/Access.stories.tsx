import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AccessView } from '../../../src/features/account/auth'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

/** Where who is logged out begins, before one of two pictures. */
const meta = {
  title: 'features/account/Access',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <AccessView art="grooves" />, onLink: fn() },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

export const Grooves: Story = {
  name: '[A2.4-1 A2.4-2] Log in, sign up or go on with a provider',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Log in' }))
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }))
    await expect(args.onLink).toHaveBeenCalledWith('login')
    await expect(args.onLink).toHaveBeenLastCalledWith('signup')
    await screen.findByRole('button', { name: 'Continue with GitHub' })
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const Ridges: Story = { args: { children: <AccessView art="ridges" /> }, tags: ['dark', 'phone-dark'] }
export const LongGerman: Story = { args: { language: 'de' }, ...narrow, tags: ['kiosk'] }
