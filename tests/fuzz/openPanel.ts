import { createDeviceClient } from '../../src/device/createDeviceClient'
import type { DeviceClient } from '../../src/device/DeviceClient'
import { composePanel, testOrigin } from '../support/composePanel'
import { testBrand } from '../support/testBrand'

/** The whole panel, not yet drawn, and the device client that pushes are put into. */
export interface OpenPanel {
  device: DeviceClient
  app: React.JSX.Element
  stop: () => void
}

/**
 * The panel at an address, behind the real gateway of the device client, connected to a player that says
 * nothing by itself.
 */
export function openPanel(path: string): OpenPanel {
  const device = createDeviceClient({
    brandWord: testBrand.word,
    ruleFor: () => 'sends',
    onViolation: () => {},
  })
  const { app, connection } = composePanel(device, { path })
  device.attach({ emit: () => {}, check: () => {}, close: () => {} }, testOrigin)
  return { device, app, stop: () => connection.stop() }
}
