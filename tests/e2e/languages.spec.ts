import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languages } from '../../schemas/languages'
import { judgeWidth } from '../support/judgeWidth'
import { englishIn, wordsOf } from '../support/wordsOf'
import { test as accountTest } from './support/accountPanel'
import { playQueue } from './support/libraryQueue'
import { test } from './support/panel'

// The way of a newcomer in each language: set up, what plays, queue, a settings page, signing up. By
// LANGUAGES=all, which `npm run test:languages` sets, in all that there are; else in four that differ most
// in script and plurals. SCREEN=1280x800 goes it on another screen than a phone's.

const chosen = process.env['LANGUAGES'] ?? 'de pl gr ja'
const asked = languages.filter(
  ({ code }) => code !== 'en' && (chosen === 'all' || chosen.split(' ').includes(code)),
)

const pictures = join(import.meta.dirname, '../../test-results/languages')
const phone = '390x844'
const screen = process.env['SCREEN'] ?? phone
const [width = 390, height = 844] = screen.split('x').map(Number)
const viewport = { width, height }

/**
 * Holds what is on the screen to the language: no text of ours in English, nothing cut, nothing wider than
 * the screen.
 */
async function holdTo(page: Page, code: string, tag: string, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await page.screenshot({ path: join(pictures, screen, `${code}-${name}.png`), animations: 'disabled' })
  const texts = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.getClientRects().length > 0)
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : [])),
        ...['aria-label', 'title', 'placeholder'].flatMap((one) => element.getAttribute(one) ?? []),
      ]),
  )
  const english = englishIn(code)
  // On wide screens what the player says stands beside it, before it speaks the language, too.
  if (screen === phone) expect(texts.filter((text) => english.has(text))).toEqual([])
  expect(await page.evaluate(judgeWidth)).toEqual([])
}

for (const [place, { code, tag, label }] of asked.entries()) {
  const colorScheme = place % 2 === 0 ? 'light' : 'dark'

  test.describe(`in ${label}`, () => {
    test.use({ viewport, locale: tag, colorScheme, playerOptions: { withoutWizard: false } })

    test(`[A9-17 D4-26] a newcomer is set up in ${label}, and goes on in it`, async ({
      page,
      player,
      sent,
    }) => {
      const say = wordsOf(code)
      await page.goto(player.url)
      const wizard = page.getByRole('dialog').filter({ has: page.getByRole('progressbar') })
      await expect(wizard).toBeVisible()
      const offered = wizard.getByRole('button', { name: label, exact: true })
      await offered.click()
      const next = wizard.getByRole('button', { name: say('wizard.next'), exact: true })
      const done = wizard.getByRole('button', { name: say('wizard.done'), exact: true })
      const title = wizard.getByRole('heading', { level: 1 })
      await expect(next).toBeVisible()
      await holdTo(page, code, tag, 'wizard')
      for (let steps = 0; steps < 15 && !(await done.isVisible()); steps += 1) {
        const before = (await title.textContent()) ?? ''
        await next.click()
        await expect(title).not.toHaveText(before)
        if (steps < 4) await holdTo(page, code, tag, `wizard-${steps}`)
      }
      await done.click()
      await expect.poll(() => sent.of('setLanguage')).toMatchObject([{ defaultLanguage: { code } }])

      playQueue(player)
      await expect(page.getByRole('region', { name: say('playback.screen') })).toBeVisible()
      const pause = page.getByRole('button', { name: say('playback.pause'), exact: true })
      await expect(pause.first()).toBeVisible()
      await holdTo(page, code, tag, 'playing')
      await page.goto(`${player.url}/queue`)
      await expect(page.getByRole('heading', { level: 1, name: say('queue.title') })).toBeVisible()
      await holdTo(page, code, tag, 'queue')
      await page.goto(`${player.url}/settings`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await holdTo(page, code, tag, 'settings')
      await page.goto(`${player.url}/plugin/audio_interface-playback_options`)
      const page1 = wordsOf(code, 'page/playback_options')
      await expect(page.getByRole('heading', { name: page1('PLAYBACK.PAGE') }).first()).toBeVisible()
      await holdTo(page, code, tag, 'page')
    })
  })

  accountTest.describe(`in ${label}`, () => {
    accountTest.use({ viewport, locale: tag, colorScheme })

    accountTest(`[A9-17 A1-1] somebody signs up in ${label}`, async ({ page, area, cloud }) => {
      const say = wordsOf(code)
      await page.addInitScript((language) => localStorage.setItem('faceplate.language', language), code)
      await page.goto(area('signup'))
      const field = (name: string) => page.getByLabel(say(`accountAuth.field.${name}`), { exact: true })
      await field('firstName').fill('Owner')
      await holdTo(page, code, tag, 'sign-up')
      await field('lastName').fill('One')
      await field('email').fill('owner@example.com')
      await field('password').fill('correct horse')
      await field('passwordConfirm').fill('correct horse')
      await page.getByText(say('accountAuth.field.terms')).click()
      await page
        .getByRole('button', { name: say('accountAuth.signup.submit'), exact: true })
        .last()
        .click()
      await expect(page.getByRole('heading', { name: say('accountAuth.plan.heading') })).toBeVisible()
      await holdTo(page, code, tag, 'plans')
      await expect.poll(() => cloud.outbox().map(({ language }) => language)).toContain(tag)
    })
  })
}
