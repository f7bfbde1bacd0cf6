import { setTimeout as pause } from 'node:timers/promises'
import type { Driver, PointerStep } from './Driver'

/** How long a page may take to show something, ms. */
const limit = process.env['CI'] ? 30_000 : 15_000

interface Spot {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Runs in the page: where something that bears `name` can be pressed, if it can be now. A name is what is
 * read out: a label, or the words; with a star at its end, how they begin. Below `heading`, unless that is
 * empty.
 */
function findSpot(name: string, selector: string, heading: string): Spot | undefined {
  const nameOf = (element: Element): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const words = [...labelled.map((id) => document.getElementById(id)), ...labels].map(
      (one) => one?.textContent,
    )
    return (
      [element.getAttribute('aria-label'), words.filter(Boolean).join(' '), element.textContent]
        .map((text) => (text ?? '').replace(/\s+/g, ' ').trim())
        .find((text) => text !== '') ?? ''
    )
  }
  const isIt = (found: string) => (name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name)
  const above = [...document.querySelectorAll('h1, h2')].find((one) => one.textContent.trim() === heading)
  if (heading !== '' && !above) return undefined
  for (const element of document.querySelectorAll(selector)) {
    if (above && !(above.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) continue
    if (!isIt(nameOf(element)) || ('disabled' in element && element.disabled === true)) continue
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (width > 0 && hit && (element.contains(hit) || hit.contains(element))) return { x, y, width, height }
  }
  return undefined
}

/** Runs in the page: whether these words are on screen. */
function shows(words: string): boolean {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!(node instanceof HTMLElement) || !node.textContent.replace(/\s+/g, ' ').includes(words)) continue
    const inner = [...node.children].some((child) => child.textContent.replace(/\s+/g, ' ').includes(words))
    const { width, height } = node.getBoundingClientRect()
    if (!inner && width > 1 && height > 1 && getComputedStyle(node).visibility === 'visible') return true
  }
  return false
}

const pressable =
  'button, a, label, summary, [role=button], [role=option], [role=tab], [role=radio], [role=menuitem]'
const fields = 'input, textarea, select, [role=slider], [role=switch]'

/** A page of the panel in any browser, as a person uses it. */
export class SmokePage {
  readonly driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.#origin = origin
  }

  open(path: string): Promise<void> {
    return this.driver.open(this.#origin + path)
  }

  /** Waits for what `ask` gives; `what` names it where it does not come. */
  async until<T>(
    what: string,
    ask: () => Promise<T | undefined | false> | T | undefined | false,
  ): Promise<T> {
    const end = Date.now() + limit
    for (;;) {
      const found = await ask()
      if (found !== undefined && found !== false && found !== null) return found
      if (Date.now() > end) throw new Error(`${what} did not come within ${limit / 1000} s`)
      await pause(50)
    }
  }

  #run<A extends string[]>(work: (...given: A) => unknown, ...given: A): Promise<unknown> {
    // The transpiler names functions through a helper that does not come along into the page.
    const text = `(() => { const __name = (one) => one; return (${work.toString()})(${given.map((one) => JSON.stringify(one)).join(', ')}) })()`
    return this.driver.evaluate(text)
  }

  see(words: string): Promise<unknown> {
    return this.until(`“${words}”`, async () => (await this.#run(shows, words)) === true)
  }

  /** Waits for a screen by its heading: its name alone is in the menu, too. */
  title(words: string): Promise<unknown> {
    return this.until(
      `the screen “${words}”`,
      async () =>
        (await this.driver.evaluate(
          `[...document.querySelectorAll('main h1, main h2')].some((one) => one.textContent.trim() === ${JSON.stringify(words)})`,
        )) === true,
    )
  }

  async gone(words: string): Promise<void> {
    await this.until(`the end of “${words}”`, async () => (await this.#run(shows, words)) === false)
  }

  async #spot(name: string, selector: string, heading = ''): Promise<Spot> {
    const find = async () => (await this.#run(findSpot, name, selector, heading)) as Spot | null | undefined
    // What still moves is pressed where it was.
    for (let before = await this.until(name, async () => (await find()) ?? undefined); ;) {
      await pause(60)
      const now = await this.until(name, async () => (await find()) ?? undefined)
      // To show it in the middle may move it by a pixel, to and fro.
      if (Math.abs(now.x - before.x) < 2 && Math.abs(now.y - before.y) < 2) return now
      before = now
    }
  }

  #press({ x, y }: { x: number; y: number }): Promise<void> {
    return this.driver.pointer([{ kind: 'move', x, y }, { kind: 'down' }, { kind: 'up' }])
  }

  /** Presses what bears this name: a button, a link, a label, an option; the first one below `heading`. */
  async press(name: string, heading?: string): Promise<void> {
    await this.#press(await this.#spot(name, pressable, heading))
  }

  /** Gives the focus to the field of this name by a press. */
  async focus(name: string): Promise<void> {
    await this.#press(await this.#spot(name, fields))
  }

  /** Writes into the field of this name, in the place of what is there. */
  async fill(name: string, text: string): Promise<void> {
    await this.focus(name)
    await this.driver.evaluate('document.activeElement.select && document.activeElement.select()')
    await this.driver.type(text)
  }

  /** Drags what bears one name by its middle onto what bears another. */
  async drag(name: string, onto: string): Promise<void> {
    const from = await this.#spot(name, pressable)
    const to = await this.#spot(onto, pressable)
    const start = await this.#spot(name, pressable)
    const way: PointerStep[] = Array.from({ length: 8 }, (_, step) => ({
      kind: 'move',
      x: start.x,
      y: start.y + ((to.y - from.y) * (step + 1)) / 8,
    }))
    await this.driver.pointer([{ kind: 'move', x: start.x, y: start.y }, { kind: 'down' }, ...way])
    await pause(200)
    await this.driver.pointer([{ kind: 'up' }])
  }

  /** Fails where the page is wider than the window. */
  async fits(): Promise<void> {
    const over = Number(await this.driver.evaluate('document.documentElement.scrollWidth - innerWidth'))
    if (over > 0) throw new Error(`the page is ${over} px wider than the window`)
  }
}
