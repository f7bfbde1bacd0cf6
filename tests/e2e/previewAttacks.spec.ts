import { expect, type Frame, type Page } from '@playwright/test'
import { attackPage } from '../support/xss/attackPage'
import { findHarm } from '../support/xss/findHarm'
import { Watch } from '../support/xss/Watch'
import { pieces, someFor } from './support/attacks'
import { test } from './support/preview'

// The browser's own fence is down: what holds is the preview.
test.use({ bypassCSP: true, trace: 'off', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

/** What the two documents are made of. */
const ours =
  /<(iframe src="page\.html"|script src="(data|preview)\.js"|meta http-equiv="Content-Security-Policy"|base href="http:\/\/player\.local\/"|link rel="icon" href="data:,"|img [^>]*src="data:image\/svg\+xml,)/

/** Harm in the workshop and in the page. */
const findHarmInFrames = async (page: Page) =>
  (await Promise.all(page.frames().map((frame) => frame.evaluate(findHarm))))
    .flat()
    .filter((line) => !ours.test(line))

/** Presses all that match, at once. */
const pressAll = (within: Frame | undefined, selector: string) =>
  within?.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>(wanted)]
    for (const one of all) one.click()
    return all.length
  }, selector)

for (const [part, vectors] of pieces(someFor('preview'), 130).entries())
  test(`a page executes nothing in the frame and beside it, part ${part + 1}`, async ({
    plugin,
    preview,
    workshop,
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/./)
    const label = vectors[0]?.code ?? ''
    const written = attackPage(vectors, { label, description: vectors.map(({ code }) => code).join(' ') })
    await plugin.save('UIConfig.json', JSON.stringify(written))
    await plugin.save('i18n/strings_en.json', { A: label })
    const { url } = await preview(plugin.folder, '--port', '0')
    const watch = await Watch.begin(page, url)
    await watch.go('/#hidden=shown')
    await expect(workshop.drawn.locator('[data-section]').first()).toBeAttached()
    const [around, frame] = page.frames()
    for (const entry of (await workshop.panel.locator('li > button').all()).slice(0, 5)) await entry.click()
    watch.found.push(...(await findHarmInFrames(page)))
    for (const panel of ['Fields', 'Sends'] as const) {
      await workshop.turnTo(panel)
      expect(await pressAll(around, '[role=tabpanel] summary')).toBeGreaterThanOrEqual(vectors.length)
      await expect(workshop.panel.locator('details[open]').nth(vectors.length - 1)).toBeAttached()
      watch.found.push(...(await findHarmInFrames(page)))
    }
    await workshop.turnTo('Log')
    expect(await pressAll(frame, 'main button:not([disabled])')).toBeGreaterThan(10)
    await pressAll(frame, '[role=dialog] button')
    await pressAll(frame, 'a[href]')
    await expect(workshop.panel.getByRole('listitem').first()).toBeVisible()
    watch.found.push(...(await findHarmInFrames(page)))
    expect(watch.found).toEqual([])
    expect(watch.left).toEqual([])
  })
