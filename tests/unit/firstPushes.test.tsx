import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { pushValidators } from '../../schemas/generated/pushValidators'
import { composePanel } from '../support/composePanel'
import { ScriptedDevice } from '../support/ScriptedDevice'
import { testBrand } from '../support/testBrand'

/** What is listened to only when what plays has long been on screen, and nothing else is to be done. */
const later = new Set(['pushSleep', 'pushQueue'])

it('what every screen listens to has its schema among the first: x-load', async () => {
  const device = new ScriptedDevice({ brandWord: testBrand.word })
  const subscribe = vi.spyOn(device.topics, 'subscribe')
  const { app, router } = composePanel(device)
  await act(async () => {
    render(app)
    await router.load()
  })
  act(() => device.push('pushMenuItems', []))
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  const listenedTo = [...new Set(subscribe.mock.calls.map(([event]) => event))]
  expect(listenedTo.length).toBeGreaterThan(12)
  expect(listenedTo.filter((event) => !Object.hasOwn(pushValidators, event) && !later.has(event))).toEqual([])
})
