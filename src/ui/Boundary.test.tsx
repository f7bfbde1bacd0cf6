import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Boundary } from './Boundary'

const Broken = () => {
  throw new Error('broken')
}

it('what throws is replaced by the fallback, and what stands beside it stays', () => {
  // React reports what the boundary caught.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <p>beside</p>
      <Boundary fallback={(error) => <p>{error instanceof Error ? error.message : ''}</p>}>
        <Broken />
      </Boundary>
      <Boundary fallback={null}>
        <Broken />
      </Boundary>
    </>,
  )
  expect(screen.getByText('beside')).not.toBeNull()
  expect(screen.getByText('broken')).not.toBeNull()
  report.mockRestore()
})
