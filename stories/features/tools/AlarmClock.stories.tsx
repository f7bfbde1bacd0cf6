import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import none from '../../../fixtures/pushAlarm/none.json'
import several from '../../../fixtures/pushAlarm/several.json'
import noPlaylists from '../../../fixtures/pushListPlaylist/none.json'
import playlists from '../../../fixtures/pushListPlaylist/two.json'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

const answering = (alarms: unknown, lists: unknown) => ({
  getAlarms: { event: 'pushAlarm', payload: alarms },
  listPlaylist: { event: 'pushListPlaylist', payload: lists },
})

/** The alarm clock of the side menu. */
const meta = {
  title: 'features/tools/AlarmClock',
  parameters: { covers: ['modal:modal-alarm-clock'] },
  component: ModalStory,
  args: { request: { name: 'modal-alarm-clock' }, answers: answering(several, playlists) },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const heading =
  (name: string): Play =>
  async () => {
    await screen.findByRole('heading', { name })
  }

export const Several: Story = { play: heading('Alarm 2'), tags: ['dark', 'phone'] }
export const LongGerman: Story = { args: { language: 'de' }, play: heading('Wecker 2'), ...narrow }
/** With what somebody wants to be woken with. */
export const Wanted: Story = {
  args: { request: { name: 'modal-alarm-clock', params: { playlist: 'Wake up: Ropewalk – Slow Harbour' } } },
  play: heading('Alarm 3'),
  tags: ['phone'],
}
export const NoAlarms: Story = {
  args: { answers: answering(none, playlists) },
  play: heading('No alarm yet'),
}
export const NoPlaylists: Story = {
  args: { answers: answering(none, noPlaylists) },
  play: heading('Create a playlist first'),
  tags: ['phone'],
}
export const Silent: Story = {
  args: { answers: {} },
  beforeEach: impatiently,
  play: heading('The player does not answer'),
}

export const Deleted: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Alarm 1' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible())
  },
  tags: ['dark'],
}
