import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import off from '../../../fixtures/pushKaraokeStatus/off.json'
import on from '../../../fixtures/pushKaraokeStatus/on.json'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

const answering = (payload: unknown) => ({ callMethod: { event: 'pushKaraokeStatus', payload } })

/** Karaoke, from the side menu. */
const meta = {
  title: 'features/tools/Karaoke',
  parameters: { covers: ['modal:modal-karaoke'] },
  component: ModalStory,
  args: { request: { name: 'modal-karaoke' }, answers: answering(on) },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const modeIs =
  (label: string, checked: boolean): Play =>
  async () => {
    const mode = await screen.findByLabelText<HTMLInputElement>(label)
    await waitFor(() => expect(mode.checked).toBe(checked))
  }

export const On: Story = { play: modeIs('Karaoke mode', true), tags: ['dark', 'phone'] }
export const Off: Story = { args: { answers: answering(off) }, play: modeIs('Karaoke mode', false) }
export const LongGerman: Story = { args: { language: 'de' }, play: modeIs('Karaoke-Modus', true), ...narrow }
/** A player without the hardware never answers; everything can still be pressed. */
export const WithoutHardware: Story = { args: { answers: {} }, play: modeIs('Karaoke mode', false) }
