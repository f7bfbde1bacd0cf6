import { act, render } from '@testing-library/react'
import { composePanel, type PanelOptions } from './composePanel'
import { ScriptedDevice } from './ScriptedDevice'
import { testBrand } from './testBrand'

/** The whole panel, drawn, on a scripted device. */
export const renderPanel = async (options: PanelOptions = {}) => {
  const device = new ScriptedDevice({ brandWord: testBrand.word })
  const { app, router, connection, reloads, disconnect, comeBack } = composePanel(device, options)
  await act(async () => {
    render(app)
    await router.load()
  })
  return {
    device,
    router,
    connection,
    reloads,
    disconnect: () => act(disconnect),
    comeBack: () => act(comeBack),
  }
}
