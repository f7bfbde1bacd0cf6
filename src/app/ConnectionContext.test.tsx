import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { connectionMachine, type Discovery } from '../../machines/connection.machine'
import { ConnectionProvider, useConnection, useConnectionActor } from './ConnectionContext'

const Probe = () => {
  const snapshot = useConnection()
  const { send } = useConnectionActor()
  return (
    <button onClick={() => send({ type: 'retry.requested' })}>
      {JSON.stringify([...snapshot.tags].sort())}
    </button>
  )
}

it('draws the machine as it goes, and lets the interface speak to it', async () => {
  const found: Discovery = { hosts: [], tried: [] }
  const connection = createActor(
    connectionMachine.provide({ actors: { discover: fromPromise<Discovery>(() => Promise.resolve(found)) } }),
  ).start()
  const { findByText } = render(
    <ConnectionProvider connection={connection}>
      <Probe />
    </ConnectionProvider>,
  )
  const button = await findByText('["refuses"]')
  act(() => button.click())
  expect(button.textContent).toBe('["holds","refuses","scrim"]')
  connection.stop()
})
