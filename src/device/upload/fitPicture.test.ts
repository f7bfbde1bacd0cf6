// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { fitPicture, pictureLimits, type ReadPicture, type Redraw } from './fitPicture'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const webp = [0x52, 0x49, 0x46, 0x46, 9, 9, 0, 0, 0x57, 0x45, 0x42, 0x50]

const picture = (name: string, start: number[], size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return new File([bytes], name)
}

/**
 * A browser in which a drawn picture takes half a byte for each px of its square, less at a lower quality.
 */
const browser = () => {
  const close = vi.fn<() => void>()
  const redraw = vi.fn<Redraw>((side, quality) =>
    Promise.resolve(new Blob([new Uint8Array(Math.round((side * side * quality) / 2))])),
  )
  const read: ReadPicture = () => Promise.resolve({ redraw, close })
  return { read, redraw, close }
}

it('sends as it is what a player takes', async () => {
  const { read, redraw } = browser()
  const small = picture('fjord.png', png, 5000)
  expect(await fitPicture(small, pictureLimits.cover, read)).toBe(small)
  expect(redraw).not.toHaveBeenCalled()
})

it.each([
  ['background', 'holiday.jpeg', jpeg, 8_000_000],
  ['cover', 'scan.png', png, 2_000_000],
  ['cover', 'small.webp', webp, 3000],
] as const)(
  'makes a %s of %s that no player takes into a JPEG that each does',
  async (use, name, start, size) => {
    const { read, close } = browser()
    const fitted = await fitPicture(picture(name, [...start], size), pictureLimits[use], read)
    if (typeof fitted === 'string') throw new Error(fitted)
    expect(fitted.name).toMatch(/^\w+\.jpg$/)
    expect(fitted.size).toBeLessThanOrEqual(pictureLimits[use])
    expect(fitted.size).toBeGreaterThan(pictureLimits[use] / 4)
    expect(close).toHaveBeenCalledOnce()
  },
)

it('refuses what the browser cannot read, and what does not get small enough', async () => {
  const unreadable = () => Promise.resolve(undefined)
  const large = picture('fjord.jpg', jpeg, 4_000_000)
  expect(await fitPicture(large, pictureLimits.background, unreadable)).toBe('type')
  const { read, close } = browser()
  expect(await fitPicture(large, 100, read)).toBe('size')
  expect(close).toHaveBeenCalledOnce()
})

it('stays below what ends a real player', () => {
  expect(pictureLimits.background).toBeLessThan(3_000_000)
  expect(pictureLimits.cover).toBeLessThan(1_000_000)
})
