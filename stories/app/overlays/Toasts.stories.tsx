import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import error from '../../../fixtures/pushToastMessage/error.json'
import info from '../../../fixtures/pushToastMessage/info.json'
import longGerman from '../../../fixtures/pushToastMessage/long-german.json'
import sticky from '../../../fixtures/pushToastMessage/stickyerror.json'
import success from '../../../fixtures/pushToastMessage/success.json'
import unknownKind from '../../../fixtures/pushToastMessage/unknown-type.json'
import warning from '../../../fixtures/pushToastMessage/warning.json'
import hostile from '../../../fixtures/pushToastMessage/with-html.json'
import withoutMessage from '../../../fixtures/pushToastMessage/without-message.json'
import withoutTitle from '../../../fixtures/pushToastMessage/without-title.json'
import { OverlayStory } from '../../support/OverlayStory'

/** Short messages that the player pushes. The pointer rests on each, which keeps it on screen. */
const meta = {
  title: 'app/overlays/Toasts',
  parameters: {
    covers: ['overlay:DeviceToasts', 'overlay:PassingToast', 'overlay:ToastFrame', 'overlay:ToastProvider'],
  },
  component: OverlayStory,
} satisfies Meta<typeof OverlayStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** The toast with these words is there, and the pointer on it holds it. */
const holds =
  (words: string | RegExp, then?: (toast: HTMLElement) => Promise<void>): Play =>
  async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Messages' })
    const toast = await canvas.findByText(words)
    await expect(region).toContainElement(toast)
    await userEvent.hover(toast)
    await then?.(region)
  }

const pushed = (payload: { message?: string; title?: string }): Story => ({
  args: { pushes: [{ event: 'pushToastMessage', payload }] },
  play: holds(payload.message ?? payload.title ?? ''),
})

export const Success: Story = { ...pushed(success), tags: ['dark'] }
export const Info: Story = { ...pushed(info), tags: ['dark'] }
export const Warning: Story = { ...pushed(warning), tags: ['dark'] }
export const Failure: Story = { ...pushed(error), tags: ['dark'] }
export const StickyFailure: Story = { ...pushed(sticky), tags: ['dark'] }

export const WithoutTitle: Story = pushed(withoutTitle)
export const WithoutMessage: Story = pushed(withoutMessage)
export const UnknownKind: Story = pushed(unknownKind)
export const LongGerman: Story = { ...pushed(longGerman), tags: ['phone', 'narrow'] }

/** Beside a sticky failure a passing toast comes; its time runs along its edge. */
export const StickyBesidePassing: Story = {
  args: {
    pushes: [sticky, success].map((payload) => ({ event: 'pushToastMessage', payload })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(sticky.message)
    await canvas.findByText(success.message)
    await expect(canvas.getByTestId('toast-time')).toBeInTheDocument()
  },
}

export const HostileHtml: Story = {
  args: { pushes: [{ event: 'pushToastMessage', payload: hostile }] },
  play: holds(/slanted/, async (region) => {
    await waitFor(() => expect(region.querySelector('i')).toHaveTextContent('slanted'))
    await expect(region.querySelector('[onerror], img')).toBeNull()
    await expect(region).toHaveTextContent('Bold')
  }),
}
