import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { FramedPage } from './FramedPage'

const show = (href = 'https://help.example/faq') => {
  const onBack = vi.fn<() => void>()
  render(
    <PanelProviders>
      <FramedPage name="Help" href={href} onBack={onBack} />
    </PanelProviders>,
  )
  return onBack
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('frames the page without letting it touch the panel or learn where it is framed', () => {
  show()
  const frame = screen.getByTitle<HTMLIFrameElement>('Help')
  expect(frame.getAttribute('src')).toBe('https://help.example/faq')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.getByText(/^This page comes from help\.example/)).toBeDefined()
})

it('has a way back and a way into a window of its own', () => {
  const onBack = show()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(onBack).toHaveBeenCalledOnce()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'New window' })
  expect([link.href, link.target, link.rel]).toEqual([
    'https://help.example/faq',
    '_blank',
    'noopener noreferrer',
  ])
})

it('says calmly that a page does not come, and no more once it did', () => {
  show()
  expect(screen.getByRole('img', { name: 'The page is on its way' })).toBeDefined()
  act(() => void vi.advanceTimersByTime(12_000))
  expect(screen.getByRole('status').textContent).toContain('The page has not come yet.')
  fireEvent.load(screen.getByTitle('Help'))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('img', { name: 'The page is on its way' })).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
