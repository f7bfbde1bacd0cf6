import { expect, it } from 'vitest'
import { fitScreen } from './Stage'
import { screens } from '../settings/Settings'

it('keeps the width real and makes the whole smaller where there is less room', () => {
  expect(fitScreen(screens.phone, 800, 900)).toEqual({ width: 390, height: 844, scale: 1 })
  expect(fitScreen(screens.desktop, 640, 900)).toEqual({ width: 1280, height: 800, scale: 0.5 })
})

it('cuts a screen that scrolls in height, but not a kiosk', () => {
  expect(fitScreen(screens.tablet, 800, 600)).toEqual({ width: 768, height: 600, scale: 1 })
  expect(fitScreen(screens.kiosk, 900, 240)).toEqual({ width: 800, height: 480, scale: 0.5 })
  expect(fitScreen(screens.phone, 390, 100).height).toBe(320)
})

it('stays a screen before its place was measured', () => {
  const { scale } = fitScreen(screens.desktop, 0, 0)
  expect(scale > 0 && scale < 1).toBe(true)
})
