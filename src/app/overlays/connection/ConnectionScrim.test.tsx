import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ExpectedAbsence, ExpectedAbsenceContext } from '../../../ui/absence/ExpectedAbsence'
import { ConnectionScrim } from './ConnectionOverlay'

const change = {
  reason: 'The player is changing networks…',
  advice: 'If it does not come back, follow it:',
  address: 'http://attic.local',
}

function open() {
  const absences = new ExpectedAbsence()
  render(
    <PanelProviders>
      <ExpectedAbsenceContext value={absences}>
        <ConnectionScrim view={{ kind: 'reconnecting' }} onByHand={() => undefined} />
      </ExpectedAbsenceContext>
    </PanelProviders>,
  )
  return absences
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says at once why the player is away, and after 8 s where it may be found', () => {
  const absences = open()
  act(() => void absences.expect(change))
  expect(screen.getByText(change.reason)).toBeDefined()
  expect(screen.queryByText(change.advice)).toBeNull()
  act(() => void vi.advanceTimersByTime(8000))
  expect(screen.getByText(change.advice)).toBeDefined()
  expect(screen.getByRole('link', { name: change.address }).getAttribute('href')).toBe(change.address)
})

it('[D2.3-3] says no more than that the connection is gone once the player has no reason to be away', () => {
  const absences = open()
  let end: () => void = () => undefined
  act(() => {
    end = absences.expect(change)
  })
  act(() => end())
  act(() => void vi.advanceTimersByTime(8000))
  expect(screen.getByText('The connection to the player is gone. Connecting again…')).toBeDefined()
  expect(screen.getByText(/It may be starting up or out of reach/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
