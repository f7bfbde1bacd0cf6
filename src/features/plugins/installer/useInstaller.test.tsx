import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useSelector } from '@xstate/react'
import { expect, it } from 'vitest'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { useInstaller } from './useInstaller'

const done = { progress: 100, title: 'Successfully installed', message: 'Lamp is here.' }

/** An installer to which `between` happens after it was drawn and before it listens. */
function Installer({ params, between }: { params: unknown; between: () => void }) {
  const title = useSelector(useInstaller(params), ({ context }) => context.title)
  useLayoutEffect(between, [between])
  return <p>{title}</p>
}

const draw = (device: ScriptedDevice, params: unknown, between: () => void) =>
  render(
    <DeviceProvider device={device}>
      <Installer params={params} between={between} />
    </DeviceProvider>,
  )

it('shows the last word of an install that ends while its window is being drawn', async () => {
  const device = new ScriptedDevice()
  device.push('installPluginStatus', { progress: 90, title: 'Installing plugin', message: 'Finalizing' })
  draw(device, { since: 0 }, () => device.push('installPluginStatus', done))
  expect(await screen.findByText('Successfully installed')).toBeTruthy()
})

it('shows nothing of what ended before it was wanted', () => {
  const device = new ScriptedDevice()
  device.push('installPluginStatus', done)
  draw(device, { since: performance.now() + 1 }, () => undefined)
  expect(screen.queryByText('Successfully installed')).toBeNull()
  act(() => device.push('installPluginStatus', { progress: 10, title: 'Installing plugin' }))
  expect(screen.getByText('Installing plugin')).toBeTruthy()
})
