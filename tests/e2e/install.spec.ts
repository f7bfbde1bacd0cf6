import { expect } from '@playwright/test'
import { test } from './support/panel'

test('the panel can be installed, under the name and the icons of the brand', async ({ page, player }) => {
  await page.goto(player.url)
  const browser = await page.context().newCDPSession(page)
  const { url, data, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as { start_url: string }
  expect(manifest).toMatchObject({ name: 'Faceplate', display: 'standalone' })
  expect(new URL(manifest.start_url, url).href).toBe(`${player.url}/`)
  for (const icon of ['app.svg', 'app-180.png', 'app-512.png'])
    expect((await page.request.get(`${player.url}/app/brand/${icon}`)).headers()['content-type']).toMatch(
      /^image\//,
    )
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A browser that keeps nothing installs nothing; all else would be ours.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
