import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

it.each([
  [0, 'grooves'],
  [0.49, 'grooves'],
  [0.5, 'ridges'],
  [0.999, 'ridges'],
] as const)('[A2.4-1 A9-14] draws one of two pictures by lot: %d is %s', async (lot, art) => {
  const { artOfVisit } = await import('./Stage')
  expect(artOfVisit(() => lot)).toBe(art)
})

it('[A2.4-1] draws once per visit', async () => {
  const { artOfVisit } = await import('./Stage')
  expect(artOfVisit(() => 0)).toBe('grooves')
  expect(artOfVisit(() => 0.9)).toBe('grooves')
})
