import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { useRecordAdditions } from './SessionHost'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const { user, records } = cloudSamples

function Additions() {
  useRecordAdditions()
  return null
}
const { gaCid: _none, ...record } = { gaCid: '', ...records.free }

it.each([
  ['writes the client id of the analytics', record, 'client-1', [[user.uid, { gaCid: 'client-1' }]]],
  ['leaves one that is there', { ...record, gaCid: 'client-0' }, 'client-1', []],
  ['writes nothing while analytics are off', record, undefined, []],
])('[A5-24 A9-8] %s, 3 s after the record came', async (_, start, clientId, written) => {
  const { cloud } = renderAccount(<Additions />, { user, record: start })
  vi.spyOn(cloud.analytics, 'clientId').mockReturnValue(clientId)
  await act(() => vi.advanceTimersByTimeAsync(2900))
  expect(cloud.callsOf('records.updateUser')).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(cloud.callsOf('records.updateUser')).toEqual(written)
})

it.each([
  ['writes', 'new@example.org', [[user.uid, { email: 'new@example.org' }]]],
  ['leaves', record.email.toUpperCase(), []],
  ['leaves, where the provider tells none,', '', []],
])('[A3.1-2 A4.12-1] %s the e-mail that a link in a mail has changed: %s', async (_, email, written) => {
  const { cloud } = renderAccount(<Additions />, {
    user: { ...user, email },
    record: { ...record, gaCid: 'client-0' },
  })
  await act(() => vi.advanceTimersByTimeAsync(3100))
  expect(cloud.callsOf('records.updateUser')).toEqual(written)
})
