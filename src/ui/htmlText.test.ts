import { expect, it } from 'vitest'
import { withoutHandlers } from './htmlText'

it('blunts handlers in tags, also in one that is never closed, and leaves text alone', () => {
  expect(withoutHandlers('<b onclick=x>turn on = off</b>')).toBe('<b data-dropped=x>turn on = off</b>')
  expect(withoutHandlers('<img/src=x/onerror =y')).toBe('<img/src=x/data-dropped =y')
  expect(withoutHandlers('1 < 2, onload = 3')).toBe('1 < 2, onload = 3')
})
