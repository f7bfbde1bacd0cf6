import type { Locator, Page } from 'playwright'
import type { PageServer } from '../support/PageServer'
import { elementKinds } from '../support/elements'
import { edit, isReadonly } from './operate'
import { expectedSave, readSections, visibleItems, type OracleItem, type OracleSection } from './oracle'
import type { CorpusPage } from './readCorpus'

/** What the check of one page came to; `problems` says in words what `wrong` and `errors` count. */
export interface PageResult {
  items: number
  drawn: number
  saves: number
  wrong: number
  errors: number
  problems: string[]
}

/**
 * How long a busy machine may take to press a button and to send what it saves, ms; only a failure waits as
 * long.
 */
const timeout = 30_000

/**
 * Draws a page in the browser, compares what is on screen and what Save sends with the oracle, untouched and
 * edited.
 */
export async function checkPage(
  browserPage: Page,
  server: PageServer,
  { name, page }: CorpusPage,
): Promise<PageResult> {
  const result: PageResult = { items: 0, drawn: 0, saves: 0, wrong: 0, errors: 0, problems: [] }
  const fail = (kind: 'wrong' | 'errors', problem: string) => {
    result[kind] += 1
    result.problems.push(`${name}: ${problem}`)
  }
  const sections = readSections(page)
  server.pages.set(`corpus/${name}`, page)
  await browserPage.goto(`${server.url}/plugin/corpus-${encodeURIComponent(name)}`)
  await browserPage.waitForFunction(
    () => document.querySelector('article') && !document.querySelector('[data-deferred]'),
    undefined,
    {
      timeout: 60_000,
    },
  )
  const places = browserPage.locator('article section')
  if ((await places.count()) !== sections.length)
    fail('errors', `${sections.length} sections expected, ${await places.count()} drawn`)

  for (const [index, section] of sections.entries()) {
    const place = places.nth(index)
    try {
      result.items += section.items.length
      if (section.isCore) continue
      const drawn = await compareRows(place, section, sections, fail)
      result.drawn += drawn
      result.saves += await save(browserPage, server, place, section, sections, fail)
      await editAll(browserPage, place, section, sections)
      result.saves += await save(browserPage, server, place, section, sections, fail)
    } catch (error) {
      fail(
        'errors',
        `section ${String(section.raw['id'])}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return result
}

type Fail = (kind: 'wrong' | 'errors', problem: string) => void

/**
 * Compares the rows on screen with the items that should be there; the number of known, operable ones among
 * them.
 */
async function compareRows(
  place: Locator,
  section: OracleSection,
  all: readonly OracleSection[],
  fail: Fail,
): Promise<number> {
  const expected = visibleItems(section, all).map(({ id, element }) => `${element}#${id}`)
  const shown = await place.locator('[data-item]').evaluateAll((rows) =>
    rows.map((row) => ({
      name: `${row.getAttribute('data-element')}#${row.getAttribute('data-item')}`,
      operable:
        row.querySelector('input, select, button, [role=slider]') !== null &&
        row.getBoundingClientRect().height > 0,
    })),
  )
  const shownNames = known(shown.map((row) => row.name))
  if (shownNames.join() !== known(expected).join())
    fail(
      'errors',
      `section ${String(section.raw['id'])} shows [${shownNames.join()}], expected [${known(expected).join()}]`,
    )
  return shown.filter((row) => row.operable && known([row.name]).length > 0).length
}

/** Edits every visible field once, also those that an edit brought to light. */
async function editAll(
  browserPage: Page,
  place: Locator,
  section: OracleSection,
  all: readonly OracleSection[],
): Promise<void> {
  const done = new Set<OracleItem>()
  for (;;) {
    const visible = visibleItems(section, all)
    const item = visible.find((candidate) => !done.has(candidate) && elementKinds.includes(candidate.element))
    if (!item) return
    done.add(item)
    if (item.element === 'button' || isReadonly(item)) continue
    const row = place.locator('[data-item]').nth(visible.indexOf(item))
    item.value = await edit(browserPage, row, item).catch((cause: unknown) => {
      throw new Error(`${item.element} ${item.id} cannot be operated`, { cause })
    })
  }
}

/** Presses Save and compares what arrives; 1 when something was to be saved. */
async function save(
  browserPage: Page,
  server: PageServer,
  place: Locator,
  section: OracleSection,
  all: readonly OracleSection[],
  fail: Fail,
): Promise<number> {
  const expected = expectedSave(section, all)
  const button = place.locator('[data-save]')
  if (!expected) {
    if ((await button.count()) > 0 && (await button.isEnabled()))
      fail('errors', `section ${String(section.raw['id'])} can be saved, which it should not`)
    return 0
  }
  server.take()
  await button.click({ timeout: timeout })
  if (expected.confirms)
    await browserPage.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  const sent = await waitForCall(server)
  if (sent !== expected.payload)
    fail(
      'wrong',
      `section ${String(section.raw['id'])} sent ${sent ?? 'nothing'}, expected ${expected.payload}`,
    )
  return 1
}

async function waitForCall(server: PageServer): Promise<string | undefined> {
  for (const end = Date.now() + timeout; Date.now() < end;) {
    const call = server.received.find(({ event }) => event === 'callMethod')
    if (call) return JSON.stringify(call.payload)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return undefined
}

/** Those of the names `element#id` whose element the vocabulary has. */
function known(names: readonly string[]): string[] {
  return names.filter((name) => elementKinds.includes(name.split('#')[0] ?? ''))
}
