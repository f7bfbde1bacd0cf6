import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { command } from '../../support/command'
import { PageErrors } from './PageErrors'

const root = join(import.meta.dirname, '../../..')

/** The command as a process of its own. */
export class PreviewCommand {
  readonly #process: ChildProcess
  output = ''

  private constructor(words: string[]) {
    this.#process = spawn(process.execPath, [...command, 'preview', ...words], {
      cwd: root,
      env: { ...process.env, CI: '1' },
    })
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (part: Buffer) => (this.output += part.toString()))
  }

  /** Starts it and waits until it says where to open what; throws with its words when it ends without. */
  static async start(...words: string[]): Promise<PreviewCommand> {
    const preview = new PreviewCommand(words)
    const isOver = () => preview.output.includes('Open ') || preview.#process.exitCode !== null
    await expect.poll(isOver, { timeout: 30_000 }).toBe(true)
    if (!preview.output.includes('Open ')) throw new Error(preview.output)
    return preview
  }

  /** The address that it said. */
  get url(): string {
    return /Open (\S+)/.exec(this.output)?.[1] ?? ''
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGTERM')
    await ended
  }
}

/** A plugin's folder, edited as editors do: a new file takes the place of the old one. */
class AuthoredPlugin {
  constructor(readonly folder: string) {}

  async save(name: string, content: object | string): Promise<void> {
    const file = join(this.folder, name)
    await mkdir(join(file, '..'), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name))
  }
}

/** The workshop on screen. */
export class WorkshopWindow {
  readonly page: Page
  /** What stands in the frame. */
  readonly drawn: FrameLocator
  readonly panel: Locator

  constructor(page: Page) {
    this.page = page
    this.drawn = page.frameLocator('iframe')
    this.panel = page.getByRole('tabpanel')
  }

  async open(address: string, title: string): Promise<void> {
    await this.page.goto(address)
    await this.shows(title)
  }

  /** The page with this label is drawn. */
  async shows(title: string): Promise<void> {
    await expect(this.drawn.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  async turnTo(panel: 'Diagnostics' | 'Fields' | 'Sends' | 'Log'): Promise<void> {
    await this.page.getByRole('tab', { name: panel }).click()
  }

  /** The JSON that stands under a heading of the panel. */
  async payload(label: string, nth = 0): Promise<unknown> {
    const text = await this.panel
      .getByRole('group', { name: `JSON of ${label}`, exact: true })
      .nth(nth)
      .textContent()
    return JSON.parse(text ?? '')
  }
}

interface PreviewFixtures {
  plugin: AuthoredPlugin
  /** Starts the command, which ends with the test. */
  preview: (...words: string[]) => Promise<PreviewCommand>
  workshop: WorkshopWindow
  /** Fails the test when the page complains about anything at all. */
  pageErrors: PageErrors
  /** Addresses that the page asked for, none of which may lead elsewhere. */
  asked: string[]
}

/** A journey of a plugin's author: a real page, a real command, an empty folder. */
export const test = base.extend<PreviewFixtures>({
  pageErrors: [
    async ({ page }, give) => {
      const pageErrors = await PageErrors.listenTo(page)
      await give(pageErrors)
      expect(pageErrors.take(), 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],

  asked: [
    async ({ page }, give) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await give(asked)
      const elsewhere = asked.filter(
        (url) => !/^(http:\/\/(127\.0\.0\.1|localhost):|file:|data:|blob:)/.test(url),
      )
      expect(elsewhere, 'what left this machine').toEqual([])
    },
    { auto: true },
  ],

  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants the pattern
  plugin: async ({}, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'plugin-'))
    await give(new AuthoredPlugin(folder))
    await rm(folder, { recursive: true, force: true })
  },

  preview: async ({ page }, give) => {
    const commands: PreviewCommand[] = []
    await give(async (...words) => {
      const command = await PreviewCommand.start('--no-open', ...words)
      commands.push(command)
      return command
    })
    // First the page: one without its server would complain.
    await page.close()
    await Promise.all(commands.map((command) => command.stop()))
  },

  workshop: async ({ page }, give) => give(new WorkshopWindow(page)),
})
