import { describe, expect, it } from 'vitest'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import { pluginOf } from '../../authoring/lint/testing/pluginOf'
import { coreSections } from '../../src/screens/coreSections'

const ours = Object.keys(coreSections)

/** Named by a page of the player, drawn as a placeholder. */
const placeholders = ['flux-capacitor']

const pages = Object.values(
  import.meta.glob<string>('../../player/plugins/*/*/UIConfig.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const named = pages.flatMap((page) => [...page.matchAll(/"coreSection": "([^"]+)"/g)].map(([, name]) => name))

it('the pages of the player name no core section that nobody brings', () => {
  expect(named.filter((name) => !ours.includes(name ?? ''))).toEqual(placeholders)
})

describe.each(ours)('the core section %s', (name) => {
  it('is on a page of the player', () => {
    expect(named).toContain(name)
  })

  it('is known to the checks for authors of pages', () => {
    const page = { page: { label: 'Page' }, sections: [{ coreSection: name }] }
    expect(lintPlugin(pluginOf(page)).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
  })
})
