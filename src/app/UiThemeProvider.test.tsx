import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPanel } from '../../tests/support/renderPanel'

const worn = () => document.documentElement.dataset['uiTheme']

it('[D1-16] the panel wears the theme that the player tells, the newer one until then', async () => {
  const { device } = await renderPanel()
  expect(worn()).toBe('modern')
  act(() => device.push('pushUiSettings', { theme: 'acme' }))
  expect(worn()).toBe('classic')
  act(() => device.push('pushUiSettings', { theme: 'acme3' }))
  expect(worn()).toBe('modern')
})

it('[D2.2-10] home is not shown in the older theme, whatever the address is', async () => {
  const { device, router } = await renderPanel({ path: '/home' })
  expect(router.state.location.pathname).toBe('/home')
  act(() => device.push('pushUiSettings', { theme: 'acme' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/playback'))
})
