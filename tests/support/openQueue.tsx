import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { QueueView } from '../../src/features/queue'
import { DeviceProvider } from '../../src/device'
import type { FeatureModal } from '../../src/ui/modal/PanelModals'
import { PanelOverlays } from './PanelOverlays'
import { PanelProviders } from './PanelProviders'
import { ScriptedDevice } from './ScriptedDevice'

/** The queue as one screen of a panel, and a player whose entries are letters. */
export interface OpenQueue {
  device: ScriptedDevice
  /** What the player has in its queue. */
  letters: () => string
  /** The player has these from now on, and says so. */
  push: (letters: string) => void
  /** The panel drives another player from now on, which was told nothing and has these. */
  becomeAnother: (letters: string) => void
  /** The player does the next thing that it was told; whether there was any. */
  answer: () => boolean
  answerAll: () => void
  /** Goes to the screen, or to another one. */
  show: (isShown: boolean) => void
  press: (name: string) => void
  choose: (song: string, shiftKey?: boolean) => void
  /** Removes all but the first three. */
  removeSeveral: () => void
}

/** Draws the queue of a player that has `letters` in its own; `features` are modals by name. */
export function openQueue(letters: string, features: Readonly<Record<string, FeatureModal>> = {}): OpenQueue {
  const device = new ScriptedDevice()
  let queue = letters
  let dealt = 0
  let show: OpenQueue['show'] = () => undefined

  /** The panel, of which the queue is one screen. */
  function Panel() {
    const [isShown, setShown] = useState(true)
    useEffect(() => {
      show = (next) => act(() => setShown(next))
    }, [])
    return isShown ? <QueueView modes={null} /> : <p>Playback</p>
  }
  const push: OpenQueue['push'] = (next) => {
    queue = next
    act(() =>
      device.push(
        'pushQueue',
        next.split('').map((uri) => ({ uri, name: `Song ${uri}`, service: 'mpd' })),
      ),
    )
  }
  const answer: OpenQueue['answer'] = () => {
    const { event, payload } = device.sent[dealt] ?? {}
    if (event === undefined) return false
    dealt += 1
    const at = JSON.parse(JSON.stringify(payload ?? {}))
    if (event === 'removeFromQueue') push(queue.slice(0, at.value) + queue.slice(at.value + 1))
    if (event === 'clearQueue') push('')
    if (event === 'addToQueue') push(queue + at.map(({ uri }: { uri: string }) => uri).join(''))
    if (event === 'moveQueue')
      push(
        queue
          .split('')
          .toSpliced(at.from, 1)
          .toSpliced(at.to, 0, queue[at.from] ?? '')
          .join(''),
      )
    return true
  }
  const becomeAnother: OpenQueue['becomeAnother'] = (next) => {
    act(() => device.forget())
    dealt = device.sent.length
    push(next)
  }
  const answerAll = () => {
    while (answer());
  }
  const press: OpenQueue['press'] = (name) => fireEvent.click(screen.getByRole('button', { name }))
  const choose: OpenQueue['choose'] = (song, shiftKey = false) =>
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(song) }), { shiftKey })
  const removeSeveral = () => {
    press('Select several')
    choose('Song d')
    choose('Song f', true)
    press('Remove from the queue')
  }

  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays features={features}>
          <Panel />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  push(letters)
  answerAll()
  return {
    device,
    letters: () => queue,
    push,
    becomeAnother,
    answer,
    answerAll,
    show: (isShown) => show(isShown),
    press,
    choose,
    removeSeveral,
  }
}
