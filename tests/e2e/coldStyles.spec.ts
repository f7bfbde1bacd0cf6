import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import { fillQueue, playQueue } from './support/libraryQueue'
import { test } from './support/panel'

/** The classes of Mantine that its full sheet has rules for. */
const ruled = [
  ...new Set(
    readFileSync(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), 'utf8').match(
      /\.m_[\da-f]+/g,
    ),
  ),
].map((selector) => selector.slice(1))

/**
 * What is drawn there without its styles: a part of Mantine whose rules no sheet of the page has, and a
 * control that looks as the browser draws it. How they are named; empty when all is well.
 */
const bareIn = (place: Locator): Promise<string[]> =>
  place.evaluate((root, classes) => {
    const rules = new Set<string>()
    const read = (list: CSSRuleList): void => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule)
          for (const [name] of rule.selectorText.matchAll(/m_[\da-f]+/g)) rules.add(name)
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    const all = [root, ...root.querySelectorAll('*')]
    const unruled = all
      .flatMap((element) => [...element.classList].map((name) => ({ element, name })))
      .filter(({ name }) => classes.includes(name) && !rules.has(name))
      .map(({ element }) => [...element.classList].filter((name) => name.startsWith('mantine-')).join(' '))
    const raw = all.filter((element) => {
      if (!element.matches('button, select, textarea, input:not([type=file], [type=hidden])')) return false
      if (!element.checkVisibility()) return false
      const { appearance, borderStyle, borderRadius, opacity, width } = getComputedStyle(element)
      if (opacity === '0' || Number.parseFloat(width) <= 1) return false
      return (
        /inset|outset/.test(borderStyle) ||
        (element.matches('[type=checkbox], [type=radio]') && appearance === 'auto' && borderRadius === '0px')
      )
    })
    return [...new Set([...unruled, ...raw.map((element) => element.outerHTML.slice(0, 120))])]
  }, ruled)

interface Tools {
  run: (action: string) => Promise<void>
  player: Parameters<typeof fillQueue>[0]
}

const press =
  (name: string) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click()
const key =
  (combination: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('heading').first().waitFor()
    // The keys are listened to a while after the screen is there.
    await expect(async () => {
      await page.keyboard.press(combination)
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }
const told =
  (action: string) =>
  async (page: Page, { run }: Tools): Promise<void> => {
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await run(action)
  }

/** What is opened first, where, and how; what comes up is a dialog, or a menu. */
const dialogs: Readonly<Record<string, readonly [string, (page: Page, tools: Tools) => Promise<void>]>> = {
  'adding to a playlist': ['/playback', press('Add to playlist')],
  'about this music': ['/playback', press('About this music')],
  'what can be done with a track': ['/playback', press('Track actions')],
  'saving the queue': ['/queue', press('Save as playlist')],
  'the sleep timer': ['/settings', press('Sleep')],
  'the alarms': ['/settings', press('Alarm')],
  'power off': ['/settings', press('Power off')],
  'the palette': ['/home', key('ControlOrMeta+k')],
  'the shortcuts': ['/home', key('?')],
  'a station of one’s own': ['/browse?uri=radio%2FmyWebRadio', press('Add web radio')],
  'a modal of the player': ['/home', told('modal-emit')],
  'the progress of the player': ['/home', told('progress')],
  'copying a CD': ['/home', told('cd')],
  'a protected page': ['/plugin/miscellanea-protected', async () => undefined],
}

for (const [what, [path, open]] of Object.entries(dialogs))
  test(`${what}, opened first of all, has its styles`, async ({ page, player, run }) => {
    playQueue(player)
    await page.goto(`${player.url}${path}`)
    await open(page, { run, player })
    const dialog = page.getByRole('dialog').or(page.getByRole('menu'))
    await expect(dialog.locator('button').first()).toBeVisible()
    await expect.poll(() => bareIn(dialog)).toEqual([])
  })

/** Screens as the first thing. */
const screens = [
  '/playback',
  '/queue',
  '/home',
  '/browse',
  '/browse?uri=albums%3A%2F%2F',
  '/search',
  '/settings',
  '/outputs',
  '/plugin-manager',
  '/debug',
  '/plugin/miscellanea-demonstration',
  '/plugin/miscellanea-appearance',
  '/plugin/system_controller-network',
  '/plugin/system_controller-system',
]

for (const path of screens)
  test(`${path}, opened first of all, has its styles`, async ({ page, player }) => {
    playQueue(player)
    await page.goto(`${player.url}${path}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('button').or(main.getByRole('link')).first()).toBeVisible()
    await expect.poll(() => bareIn(main)).toEqual([])
  })

test('what has lost its sheet is found', async ({ page, player }) => {
  fillQueue(player, 3)
  await page.goto(`${player.url}/queue`)
  await press('Save as playlist')(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeVisible()
  await dialog.evaluate((root) => {
    const box = document.createElement('input')
    box.type = 'checkbox'
    const lost = document.createElement('span')
    // The track of Mantine’s rating, which the panel has nowhere.
    lost.className = 'mantine-Rating-root m_f8d312f2'
    root.append(box, lost)
  })
  expect(await bareIn(dialog)).toEqual(['mantine-Rating-root', '<input type="checkbox">'])
})
