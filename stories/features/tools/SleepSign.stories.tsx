import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import off from '../../../fixtures/pushSleep/off.json'
import set from '../../../fixtures/pushSleep/set.json'
import playing from '../../../fixtures/pushState/playing.json'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined

/** What is left of the sleep timer, in the header of every screen. */
const meta = {
  title: 'features/tools/SleepSign',
  component: PanelStory,
  args: {
    state: playing,
    answers: { getSleep: { event: 'pushSleep', payload: { ...set, time: '0:44' } } },
    onPlayer: (made: ScriptedPlayer) => {
      player = made
    },
  },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

const patient = { timeout: 20_000 }
const sign = () => screen.findByRole('button', { name: /Sleep timer: 44 minutes left/ }, patient)

export const Running: Story = {
  play: async () => {
    await userEvent.click(await sign())
    await screen.findByRole('dialog', { name: 'Sleep timer' }, patient)
  },
  tags: ['dark', 'phone', 'narrow'],
}
const shown: NonNullable<Story['play']> = async () => void (await sign())
export const RunningKiosk: Story = {
  args: { isKiosk: true },
  play: shown,
  globals: { viewport: { value: 'kiosk' } },
}
/** Another panel has set it off, and the player says so when it is asked. */
export const SetOff: Story = {
  play: async () => {
    const button = await sign()
    player?.push('pushSleep', off)
    await waitFor(() => expect(button).not.toBeInTheDocument())
  },
}
