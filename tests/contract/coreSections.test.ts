import { describe, expect, it } from 'vitest'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import { pluginOf } from '../../authoring/lint/testing/pluginOf'
import { coreSections } from '../../src/screens/coreSections'

const ours = Object.keys(coreSections)

/** Named by pages of the player, drawn as a placeholder: the first comes with the updater, the second never does. */
const placeholders = ['firmware-upload', 'flux-capacitor']

const pages = Object.values(
  import.meta.glob<string>('../../player/plugins/*/*/UIConfig.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const stories = Object.values(
  import.meta.glob<string>('../../stories/features/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const named = pages.flatMap((page) => [...page.matchAll(/"coreSection": "([^"]+)"/g)].map(([, name]) => name))

it('the pages of the player name no core section that nobody brings', () => {
  expect(named.filter((name) => name === undefined || !ours.includes(name)).sort()).toEqual(placeholders)
})

describe.each(ours)('the core section %s', (name) => {
  it('is on a page of the player, and has stories', () => {
    expect(named).toContain(name)
    expect(
      stories.some((text) => text.includes('CoreSectionStory') && text.includes(`name: '${name}'`)),
    ).toBe(true)
  })

  it('is known to the checks for authors of pages', () => {
    const page = { page: { label: 'Page' }, sections: [{ coreSection: name }] }
    expect(lintPlugin(pluginOf(page)).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
  })
})
