import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Arrived } from './BrowseTools'

const drawn = (address: string, text: string, isStart = true) => (
  <MantineProvider>
    <Arrived address={address} isStart={isStart}>
      {() => text}
    </Arrived>
  </MantineProvider>
)
const told = () => screen.getByRole('status').textContent

it('tells what is there once somebody has moved, and nothing of the page that was opened first', () => {
  const { rerender } = render(drawn('/browse', 'Library'))
  expect(told()).toBe('')
  rerender(drawn('/browse?uri=a', ''))
  rerender(drawn('/browse?uri=a', 'Albums, 12 entries'))
  expect(told()).toBe('Albums, 12 entries')
  rerender(drawn('/browse', 'Library'))
  expect(told()).toBe('Library')
})

it('tells at once where somebody comes from another screen', () => {
  render(drawn('/search?q=abc', 'Nothing found', false))
  expect(told()).toBe('Nothing found')
})
