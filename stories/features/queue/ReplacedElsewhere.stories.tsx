import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { clear, createStore } from 'idb-keyval'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { earlierQueuesOf } from '../../../src/features/queue'
import { WatchedQueue } from '../../../src/app/deferred/WatchedQueue'
import { DeviceToasts } from '../../../src/app/overlays/toasts/ToastProvider'
import { browserServices } from '../../support/browserServices'
import { narrow } from '../../support/looksOf'
import { manyEntries } from '../../support/manyEntries'
import { noHandlers } from '../../support/noHandlers'
import { ScriptedPlayer } from '../../support/ScriptedPlayer'
import { StoryProviders } from '../../support/StoryProviders'

const origin = window.location.origin
const before = manyEntries(42)
const others = manyEntries(60).slice(48)
let player: ScriptedPlayer | undefined

interface Props {
  /** What others put in the place of the queue. */
  next: readonly unknown[]
  language?: 'en' | 'de'
}

/** A panel that watches the queue of its player, which others replace. */
function Elsewhere({ next, language = 'en' }: Props) {
  const [made] = useState(() => {
    const one = new ScriptedPlayer({ origin })
    one.push('pushQueue', before)
    one.push('pushState', { status: 'play', position: 3, uri: before[3]?.['uri'], service: 'mpd' })
    player = one
    return one
  })
  return (
    <StoryProviders player={made} services={browserServices} handlers={noHandlers} language={language}>
      <DeviceToasts />
      <main lang={language} style={{ minHeight: '60vh', padding: 16 }}>
        <button
          type="button"
          onClick={() => {
            made.push('pushQueue', [])
            if (next.length > 0) made.push('pushQueue', next)
          }}
        >
          Elsewhere
        </button>
        <WatchedQueue />
      </main>
    </StoryProviders>
  )
}

/** A queue that another panel, an alarm or a plugin has put something in the place of. */
const meta = {
  title: 'features/queue/ReplacedElsewhere',
  component: Elsewhere,
  args: { next: others },
  beforeEach: () => clear(createStore('earlier-queues', 'queues')),
} satisfies Meta<typeof Elsewhere>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const sent = (event: string) => player?.sent.filter((one) => one.event === event) ?? []
const bring = (words: RegExp): Play => {
  return async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Elsewhere' }))
    await screen.findByText(words, undefined, { timeout: 8000 })
  }
}
const countsKept = async () => (await earlierQueuesOf(origin).list()).map(({ count }) => count)

/** It is kept, and offered back. */
export const Replaced: Story = {
  play: async (context) => {
    await waitFor(() => expect(sent('getQueue')).toHaveLength(1))
    await bring(/was replaced elsewhere/)(context)
    await waitFor(async () => expect(await countsKept()).toEqual([42]))
    await expect(screen.getByRole('button', { name: 'Put back' })).toBeVisible()
    await expect(sent('clearQueue')).toEqual([])
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const ReplacedNarrow: Story = {
  args: { language: 'de' },
  play: bring(/anderswo ersetzt/),
  ...narrow,
}
export const Cleared: Story = {
  args: { next: [] },
  play: bring(/was cleared elsewhere/),
}
/** What others have put there can be brought back in turn: it is kept, too. */
export const PutBack: Story = {
  play: async (context) => {
    await bring(/was replaced elsewhere/)(context)
    await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
    await waitFor(() => expect(sent('clearQueue')).toHaveLength(1))
    player?.push('pushQueue', [])
    await waitFor(() => expect(sent('addToQueue')).toHaveLength(1))
    player?.push('pushQueue', before)
    player?.push('pushState', { status: 'play', position: 3, uri: before[3]?.['uri'], service: 'mpd' })
    await screen.findByText('The queue is as it was', undefined, { timeout: 6000 })
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await waitFor(async () => expect(await countsKept()).toEqual([12, 42]))
  },
}
/** The player does not take all of it: what it is, is said, and all is kept. */
export const PutBackInPart: Story = {
  play: async (context) => {
    await bring(/was replaced elsewhere/)(context)
    await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
    await waitFor(() => expect(sent('clearQueue')).toHaveLength(1))
    player?.push('pushQueue', [])
    await waitFor(() => expect(sent('addToQueue')).toHaveLength(1))
    player?.push('pushQueue', before.slice(5))
    player?.push('pushState', { status: 'play', position: 3, uri: before[8]?.['uri'], service: 'mpd' })
    await screen.findByText(/does not take: .* and 2 more\. All of it is kept/, undefined, { timeout: 8000 })
  },
}
/** The connection goes half-way: how far it came is said until somebody has read it. */
export const PutBackHalfWay: Story = {
  args: { next: others },
  play: async (context) => {
    await bring(/was replaced elsewhere/)(context)
    await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
    await waitFor(() => expect(sent('clearQueue')).toHaveLength(1))
    player?.push('pushQueue', [])
    await waitFor(() => expect(sent('addToQueue')).toHaveLength(1))
    player?.device.detach()
    await screen.findByText(/could not be put back\. All of it is kept/)
  },
}
/** A browser that keeps nothing offers it all the same. */
export const Forbidden: Story = {
  beforeEach: () => {
    const open = window.IDBFactory.prototype.open
    window.IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    return () => {
      window.IDBFactory.prototype.open = open
    }
  },
  play: bring(/was replaced elsewhere/),
}

/** Many pushes of a long queue, of which each has one entry less: nothing is said. */
export const Edited: Story = {
  args: { next: before.slice(1) },
  play: async () => {
    await screen.findByRole('button', { name: 'Elsewhere' })
    for (let gone = 1; gone < 30; gone += 1) player?.push('pushQueue', before.slice(gone))
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await expect(screen.queryByText(/elsewhere/)).toBeNull()
    await expect(await countsKept()).toEqual([])
  },
}
