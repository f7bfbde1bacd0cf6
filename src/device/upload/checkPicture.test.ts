// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkPicture, largestPicture } from './fitPicture'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16]

const file = (name: string, bytes: number[] | Uint8Array<ArrayBuffer>) =>
  new File([new Uint8Array(bytes)], name)

describe('a picture for the player', () => {
  it.each([
    ['fjord.jpg', jpeg],
    ['FJORD.JPEG', jpeg],
    ['fjord.png', png],
    ['fjord.webp', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]],
  ])('may be %s', async (name, bytes) => {
    expect(await checkPicture(file(name, bytes))).toBeUndefined()
  })

  it('is told by its name, by which players go', async () => {
    expect(await checkPicture(file('fjord.svg', jpeg))).toBe('type')
    expect(await checkPicture(file('jpg', jpeg))).toBe('type')
  })

  it('is told by its first bytes, because a name can lie', async () => {
    expect(await checkPicture(file('notes.png', [...new TextEncoder().encode('dear diary')]))).toBe('type')
    expect(await checkPicture(file('short.png', png.slice(0, 4)))).toBe('type')
  })

  it('holds something, and no more than the player bears', async () => {
    expect(await checkPicture(file('fjord.png', []))).toBe('empty')
    const large = new Uint8Array(largestPicture + 1)
    large.set(png)
    expect(await checkPicture(file('fjord.png', large))).toBe('size')
    expect(await checkPicture(file('fjord.png', large.slice(0, largestPicture)))).toBeUndefined()
  })
})
