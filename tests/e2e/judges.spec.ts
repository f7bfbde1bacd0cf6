import { expect, test } from '@playwright/test'
import { judgeLayout } from '../languages/judgeLayout'
import { judgeWidth } from '../support/judgeWidth'

// What stories and screens are judged by is itself seen in a browser.

const shelf = (pieces: number) =>
  `<div style="display: flex; width: 100px; overflow-x: auto; scroll-snap-type: x proximity">` +
  `<p style="flex: none; width: ${pieces}px">One</p><p style="flex: none; width: ${pieces}px">Two</p></div>`

const wide = (style: string, inner = 130) =>
  `<div style="width: 100px; ${style}"><div style="width: ${inner}px">Words</div></div>`

test.describe('what is called cut', () => {
  const cases: [what: string, markup: string, verdict: string[]][] = [
    ['what hides its end', wide('overflow: hidden'), ['cuts off “Words”']],
    ['what is only seen by scrolling sideways', wide('overflow-x: auto'), ['cuts off “Words”']],
    ['what ends in an ellipsis', wide('overflow: hidden; text-overflow: ellipsis'), []],
    ['what fits', wide('overflow: hidden', 100), []],
    ['what is clipped', wide('overflow: clip'), ['cuts off “Words”']],
    ['what a clip still shows', wide('overflow: clip; overflow-clip-margin: 30px'), []],
    ['what is beyond that', wide('overflow: clip; overflow-clip-margin: 12px'), ['cuts off “Words”']],
    ['a shelf of pieces that fit', shelf(80), []],
    ['a shelf of pieces that do not', shelf(120), ['cuts off “One Two”']],
    ['what is wider than the screen', wide('', 500), ['is 508 px wide on a screen of 320']],
  ]
  for (const [what, markup, verdict] of cases)
    test(what, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 480 })
      await page.setContent(markup)
      expect(await page.evaluate(judgeWidth)).toEqual(verdict)
    })
})

test('words over other words are seen, and what an empty field has no room for', async ({ page }) => {
  await page.setContent('<p>Above</p><p style="margin-top: -24px">Below</p>')
  expect(await page.evaluate(judgeLayout)).toEqual([expect.stringMatching(/^lays “Above” over “Below”$/)])
  await page.setContent('<input placeholder="Whatever is sought" style="width: 40px">')
  expect(await page.evaluate(judgeLayout)).toEqual(['cuts off the placeholder “Whatever is sought”'])
  await page.setContent('<p>Above</p><p>Below</p><input placeholder="Seek">')
  expect(await page.evaluate(judgeLayout)).toEqual([])
})
