import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import evening from '../../../fixtures/documents/playlistFile/evening.json'
import odd from '../../../fixtures/documents/playlistFile/odd.json'
import { DeviceToasts } from '../../../src/app/overlays/toasts/ToastProvider'
import { LegacyPlaylistSection } from '../../../src/features/playlists'
import { answerLegacyPlaylist } from '../../support/answerLegacyPlaylist'
import { browserServices } from '../../support/browserServices'
import { narrow } from '../../support/looksOf'
import { noHandlers } from '../../support/noHandlers'
import { ScriptedPlayer } from '../../support/ScriptedPlayer'
import { StoryProviders } from '../../support/StoryProviders'

let player: ScriptedPlayer | undefined

interface Props {
  language?: 'en' | 'de'
  state?: unknown
}

function LegacyPlaylistStory({ language = 'en', state }: Props) {
  const [made] = useState(() => {
    const made = new ScriptedPlayer()
    if (state !== undefined) made.push('pushState', state)
    player = made
    return made
  })
  return (
    <StoryProviders player={made} services={browserServices} handlers={noHandlers} language={language}>
      <DeviceToasts />
      <main lang={language} style={{ minHeight: '100vh', maxWidth: 880, margin: '0 auto', padding: 16 }}>
        <h1>Playlists</h1>
        <LegacyPlaylistSection />
        <p>What the player lists.</p>
      </main>
    </StoryProviders>
  )
}

/** The playlist that older players have at an address of its own, above those that the player lists. */
const meta = {
  title: 'features/playlists/LegacyPlaylist',
  component: LegacyPlaylistStory,
  beforeEach: answerLegacyPlaylist(evening),
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof LegacyPlaylistStory>
export default meta

type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const open = async () => userEvent.click(await button(/\d (entr|Eintr)/))

export const Folded: Story = {
  play: async () => {
    await expect(await button('Play “Evening”')).toBeEnabled()
    await expect(screen.queryByText('Ebb')).toBeNull()
  },
  tags: ['dark'],
}
export const Played: Story = {
  play: async () => {
    await userEvent.click(await button('Play “Evening”'))
    const [first] = evening.data
    const item = { ...first, type: 'song' }
    await expect(player?.sent.at(-1)).toEqual({
      event: 'playItemsList',
      payload: { item, list: [item], index: 0 },
    })
  },
}
export const Open: Story = {
  beforeEach: answerLegacyPlaylist(odd),
  play: open,
  tags: ['dark', 'phone', 'kiosk'],
}
export const OpenNarrow: Story = {
  ...Open,
  args: { language: 'de' },
  play: async () => {
    await open()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  ...narrow,
}
export const Locked: Story = {
  args: { state: { status: 'play', service: 'airplay', disableUi: true } },
  play: async () => {
    await expect(await button('Play “Evening”')).toBeDisabled()
  },
}
/** Most players have none, and nothing is to be seen of it. */
export const None: Story = {
  beforeEach: answerLegacyPlaylist(undefined),
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull()
  },
}
