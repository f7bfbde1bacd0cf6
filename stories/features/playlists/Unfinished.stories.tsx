import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, screen } from 'storybook/test'
import { DeviceToasts } from '../../../src/app/overlays/toasts/ToastProvider'
import { FileButtons, UnfinishedNotices } from '../../../src/features/playlists'
import { browserServices } from '../../support/browserServices'
import { narrow } from '../../support/looksOf'
import { noHandlers } from '../../support/noHandlers'
import { playlistEntries } from '../../support/playlistEntries'
import { ScriptedPlayer } from '../../support/ScriptedPlayer'
import { StoryProviders } from '../../support/StoryProviders'

interface Props {
  language?: 'en' | 'de'
  /** What the player's playlists hold. */
  lists: Readonly<Record<string, number>>
}

function UnfinishedStory({ language = 'en', lists }: Props) {
  const [made] = useState(() => {
    const player = new ScriptedPlayer({
      answers: { listPlaylist: { event: 'pushListPlaylist', payload: Object.keys(lists) } },
      answer(question) {
        if (question !== 'getPlaylistContent') return undefined
        const asked: unknown = player.sent.findLast(({ event }) => event === question)?.payload
        const name = String(Reflect.get(Object(asked), 'name'))
        return {
          event: 'pushPlaylistContent',
          payload: { name, lists: [playlistEntries(lists[name] ?? 0)] },
        }
      },
    })
    return player
  })
  return (
    <StoryProviders player={made} services={browserServices} handlers={noHandlers} language={language}>
      <DeviceToasts />
      <main lang={language} style={{ minHeight: '100vh', maxWidth: 880, margin: '0 auto', padding: 16 }}>
        <h1>Playlists</h1>
        <Suspense>
          <UnfinishedNotices />
        </Suspense>
        <FileButtons canExport />
      </main>
    </StoryProviders>
  )
}

/** What was cut off while playlists were written, as the player has it, above all playlists. */
const meta = {
  title: 'features/playlists/Unfinished',
  component: UnfinishedStory,
  args: { lists: { Evening: 1, 'Evening (rewriting 4)': 4, Kitchen: 3, 'Kitchen (rewriting 9)': 2 } },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof UnfinishedStory>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Finish|Fertigstellen/ })).toBeEnabled()
    await expect(screen.getByRole('button', { name: /Tidy up|Aufräumen/ })).toBeEnabled()
  },
  tags: ['dark', 'phone'],
}
export const TwoNarrow: Story = { ...Two, args: { language: 'de' }, ...narrow }
/** Nothing was cut off, and nothing is said. */
export const None: Story = {
  args: { lists: { Evening: 4 } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Import from a file' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  },
}
