import { describe, expect, it } from 'vitest'
import { contrast } from '../../../theme/createPanelTheme'
import { surfaces } from '../../../theme/surfaces'
import { backdropColoursOf, toneOf } from './CoverBackdrop'

const field = (...colours: readonly (readonly [number, number, number])[]) =>
  colours.flatMap(([red, green, blue]) => [red, green, blue, 255])

describe('the ground of now playing', () => {
  it('keeps 4.5:1 for every word, whatever colour the cover has', () => {
    const worst = { dark: 21, light: 21 }
    for (let hue = 0; hue < 360; hue += 5)
      for (const chroma of [0, 0.1, 0.37])
        for (const scheme of ['dark', 'light'] as const) {
          const { near, far } = backdropColoursOf({ chroma, hue }, scheme)
          const { text, muted, mutedStrong } = surfaces[scheme]
          for (const ground of [near, far])
            for (const word of [text, muted, mutedStrong])
              worst[scheme] = Math.min(worst[scheme], contrast(ground, word))
        }
    expect(worst.dark).toBeGreaterThanOrEqual(4.5)
    expect(worst.light).toBeGreaterThanOrEqual(4.5)
  })

  it('takes the hue that most of the colour has', () => {
    const { hue, chroma } = toneOf(field([200, 60, 40], [190, 70, 50], [210, 50, 40], [30, 60, 200]))
    expect(hue).toBeGreaterThan(20)
    expect(hue).toBeLessThan(45)
    expect(chroma).toBeGreaterThan(0.1)
  })

  it('finds no colour in what is grey, black, white or empty', () => {
    expect(toneOf(field([0, 0, 0], [128, 128, 128], [255, 255, 255])).chroma).toBe(0)
    expect(toneOf([]).chroma).toBe(0)
    expect(toneOf([200, 10, 10, 0]).chroma).toBe(0)
  })
})
