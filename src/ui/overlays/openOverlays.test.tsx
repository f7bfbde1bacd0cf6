import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { closeTopOverlay, onOverlay, useClosedByBack } from './openOverlays'

const closed: string[] = []
function Overlay({ name, isOpen = true }: { name: string; isOpen?: boolean }) {
  useClosedByBack(() => void closed.push(name), isOpen)
  return null
}

it('closes what was opened last, one at a time, and nothing that is gone', () => {
  const { rerender, unmount } = render(<Overlay key="a" name="sheet" />)
  rerender(
    <>
      <Overlay key="a" name="sheet" />
      <Overlay key="b" name="dialog" />
      <Overlay key="c" name="closed popup" isOpen={false} />
    </>,
  )
  expect(closeTopOverlay()).toBe(true)
  rerender(<Overlay key="a" name="sheet" />)
  expect(closeTopOverlay()).toBe(true)
  expect(closed).toEqual(['dialog', 'sheet'])
  unmount()
  expect(closeTopOverlay()).toBe(false)
})

it('tells when something is opened', () => {
  let count = 0
  const forget = onOverlay(() => void (count += 1))
  const { unmount } = render(<Overlay name="sheet" />)
  forget()
  render(<Overlay name="other" />)
  unmount()
  expect(count).toBe(1)
})
