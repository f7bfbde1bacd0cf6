import { act } from '@testing-library/react'
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
