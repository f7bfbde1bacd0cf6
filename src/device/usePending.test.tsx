import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { DeviceProvider, usePending } from './hooks'

const Bar = () => <p>{usePending() ? 'waiting' : 'still'}</p>

it('[D2.3-6] follows the pending requests', () => {
  const device = new ScriptedDevice()
  const { container } = render(
    <DeviceProvider device={device}>
      <Bar />
    </DeviceProvider>,
  )
  expect(container.textContent).toBe('still')
  act(() => void device.send('getInfoNetwork'))
  expect(container.textContent).toBe('waiting')
  act(() => device.push('pushInfoNetwork', []))
  expect(container.textContent).toBe('still')
})
