import { expect } from '@playwright/test'
import { test } from './support/preview'
import { soundPage, soundTexts } from './support/soundPage'
import { findBarriers } from './support/findBarriers'

// Colours depend on the scheme only and places on the width only, so two looks show all of both.
const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const { colorScheme, viewport } of looks)
  test.describe(`in the ${colorScheme} scheme, ${viewport.width} px wide`, () => {
    test.describe.configure({ timeout: 120_000 })
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('no panel and no state has a serious barrier, and nothing is wider than the screen', async ({
      plugin,
      preview,
      workshop,
      page,
    }) => {
      const look = async () => {
        expect(await findBarriers(page)).toEqual([])
        const { overflow } = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - window.innerWidth,
        }))
        expect(overflow).toBeLessThanOrEqual(0)
      }
      const { url } = await preview(plugin.folder, '--port', '0')
      await page.goto(url)
      await expect(page.getByRole('heading', { name: 'There is no settings page yet' })).toBeVisible()
      await look()

      const [sound, ...others] = soundPage.sections
      const twin = {
        id: 'gain',
        element: 'switch',
        label: 'Twin',
        value: true,
        visibleIf: { field: 'mode', value: 'z' },
      }
      const page1 = {
        ...soundPage,
        sections: [{ ...sound, content: [...(sound?.content ?? []), twin] }, ...others],
      }
      for (const [code, texts] of Object.entries(soundTexts))
        await plugin.save(`i18n/strings_${code}.json`, texts)
      await plugin.save('UIConfig.json', page1)
      await workshop.shows('Attic radio')
      await page.getByRole('button', { name: 'Hidden (2)' }).click()
      await workshop.panel.getByRole('button', { name: 'repeated-id' }).click()
      await expect(workshop.drawn.locator('[data-pointed]')).toBeVisible()
      await look()

      await workshop.drawn.getByLabel('Gain').fill('11')
      for (const panel of ['Fields', 'Sends'] as const) {
        await workshop.turnTo(panel)
        await expect(workshop.panel.getByText('Sound').first()).toBeVisible()
        await look()
      }
      await workshop.turnTo('Log')
      await look()
      await workshop.drawn.getByRole('button', { name: 'Radio' }).click()
      await expect(workshop.panel.getByText('Opens in a new window')).toBeVisible()
      await look()
      await plugin.save('UIConfig.json', '{ "page": ')
      await expect(page.getByText('the last page that could be read')).toBeVisible()
      await look()
    })
  })
