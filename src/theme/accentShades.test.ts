import { describe, expect, it } from 'vitest'
import { accentShades, contrast } from './createPanelTheme'
import { surfaces } from './surfaces'

const accents = ['#c8792b', '#fff', '#000000', '#ffee00', '#0033ff', '#00ff66', '#808080', '#c44', '#e91e63']

describe('the accent of a brand', () => {
  it.each(accents)('%s carries readable text and stands as a link in both schemes', (accent) => {
    const { shades, primaryShade } = accentShades(accent)
    const light = shades[primaryShade.light]
    const dark = shades[primaryShade.dark]
    expect(shades).toHaveLength(10)
    expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark, surfaces.light.text)).toBeGreaterThanOrEqual(4.5)
    for (const surface of ['body', 'surface', 'raised'] as const) {
      expect(contrast(light, surfaces.light[surface])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark, surfaces.dark[surface])).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('keeps an accent that is readable as it is', () => {
    expect(accentShades('#c8792b').shades[4]).toBe('#c8792b')
  })
})

describe('the surfaces', () => {
  it.each(['light', 'dark'] as const)('keep text and muted text readable in the %s scheme', (scheme) => {
    const { text, muted, body, surface, raised, lineStrong } = surfaces[scheme]
    for (const ground of [body, surface, raised]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(7)
      expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(lineStrong, ground)).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(['light', 'dark'] as const)(
    'keep words readable on any picture under the tint of the %s scheme',
    (scheme) => {
      const { text, mutedStrong, body, tint } = surfaces[scheme]
      const mixed = (over: number) =>
        `#${[1, 3, 5]
          .map((place) => Number.parseInt(body.slice(place, place + 2), 16) * tint + over * (1 - tint))
          .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
          .join('')}`
      for (const ground of [mixed(0), mixed(255)]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(mutedStrong, ground)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )
})
