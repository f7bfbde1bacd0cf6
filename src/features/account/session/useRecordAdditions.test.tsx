import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { useRecordAdditions } from './useRecordAdditions'

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
