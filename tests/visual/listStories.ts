import type { Page } from 'playwright'
import { isViewport, sizeOf } from '../../.storybook/viewports'
import type { StoryEntry } from './StoryEntry'

interface Extracted {
  id: string
  title: string
  name: string
  globals: { viewport?: { value?: string } }
  tags: string[]
}

/** All stories of a built Storybook, in its order, each with the screen that it wants. */
export const listStories = async (page: Page, origin: string): Promise<StoryEntry[]> => {
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'))
  const extracted: Extracted[] = await page.evaluate(async () => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    await Reflect.get(Object(preview), 'ready').call(preview)
    const all: object = await Reflect.apply(Reflect.get(Object(preview), 'extract'), preview, [])
    return Object.values(all).map((story: object) => ({
      id: String(Reflect.get(story, 'id')),
      title: String(Reflect.get(story, 'title')),
      name: String(Reflect.get(story, 'name')),
      tags: [Reflect.get(story, 'tags')].flat().map(String),
      globals: JSON.parse(
        JSON.stringify(Reflect.get(story, 'storyGlobals') ?? Reflect.get(story, 'globals') ?? {}),
      ),
    }))
  })
  return extracted.map(({ globals, ...story }) => {
    const { value = '' } = globals.viewport ?? {}
    return { ...story, ...sizeOf(isViewport(value) ? value : 'wide') }
  })
}
