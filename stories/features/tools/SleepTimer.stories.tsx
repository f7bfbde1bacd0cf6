import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import off from '../../../fixtures/pushSleep/off.json'
import set from '../../../fixtures/pushSleep/set.json'
import playing from '../../../fixtures/pushState/playing.json'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

const answering = (payload: unknown) => ({ getSleep: { event: 'pushSleep', payload } })

/** The sleep timer of the side menu. */
const meta = {
  title: 'features/tools/SleepTimer',
  parameters: { covers: ['modal:modal-sleep'] },
  component: ModalStory,
  args: { request: { name: 'modal-sleep' }, answers: answering(set) },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const save = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' })

const shows =
  (label: string): Play =>
  async () => {
    await waitFor(() => expect(screen.getByLabelText(label)).toBeVisible())
  }

export const Set: Story = { play: shows('Minutes'), tags: ['dark', 'phone'] }
export const Off: Story = { args: { answers: answering(off) }, play: shows('Hours') }
export const LongGerman: Story = { args: { language: 'de' }, play: shows('Minuten'), ...narrow }

/** What plays has an end, and what repeats has none: each is done by one press. */
export const Ends: Story = {
  args: { pushes: [{ event: 'pushState', payload: { ...playing, repeat: true, repeatSingle: false } }] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'At the end of this track' })).toBeVisible(),
    )
    await expect(screen.getByRole('button', { name: 'At the end of the queue' })).toHaveAccessibleDescription(
      /repeat is turned off/,
    )
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const EndsGerman: Story = { args: { ...Ends.args, language: 'de' }, play: shows('Minuten'), ...narrow }
export const AtTheEndOfTheQueue: Story = {
  args: Ends.args ?? {},
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'At the end of the queue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  },
}

export const Waiting: Story = {
  args: { answers: {} },
  play: async () => {
    await expect(await save()).toBeDisabled()
  },
}

export const Silent: Story = {
  args: { answers: {} },
  beforeEach: impatiently,
  play: async () => {
    await screen.findByRole('heading', { name: 'The player does not answer' })
  },
}

export const OutOfLimits: Story = {
  play: async ({ userEvent }) => {
    const minutes = await screen.findByLabelText('Minutes')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '75')
    await userEvent.click(await save())
    await waitFor(() => expect(minutes).toHaveAccessibleDescription(/59/))
  },
}
