import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReturnedFocus } from './ModalFrame'

function Frame() {
  useReturnedFocus()
  return <button>Inside</button>
}

const page = (frame: string | undefined) => (
  <>
    <input />
    {frame === undefined ? null : <Frame key={frame} />}
  </>
)

it.each([[['first']], [['first', 'second']]])('gives the focus back to what had it, after %j', (frames) => {
  const { rerender } = render(page(undefined))
  screen.getByRole('textbox').focus()
  for (const frame of frames) {
    rerender(page(frame))
    screen.getByRole('button').focus()
  }
  rerender(page(undefined))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
