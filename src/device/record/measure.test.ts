import { expect, it } from 'vitest'
import { measure } from '../large/rows'

it.each(['', 'abc', 'Öre', '“–…”', '🎷 and 🎻', '日本語', '\uD800', 'a\uDC00b', '\uD83D', 'é'.repeat(1_000)])(
  'counts the bytes of %j as the encoder does',
  (text) => {
    expect(measure(text)).toBe(new TextEncoder().encode(text).byteLength)
  },
)
