import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { runHosting } from '../../cli/cloud/writeHosting'
import catalogue from '../../fixtures/cloud/productCatalogue/002001.json' with { type: 'json' }
import { startTestPlayer, type TestPlayer } from '../../player/testing/startTestPlayer'
import type { BrandCloud } from '../../schemas/generated/types'
import { PageErrors } from '../e2e/support/PageErrors'
import { launchBrowser } from '../support/launchBrowser'
import { type Provider, startProvider } from './provider/startProvider'
import { type Project, startProject } from './startProject'

const root = join(import.meta.dirname, '../..')
const word = 'acme'
const owner = { email: 'owner@example.com', password: 'correct horse' }

/** A page of somebody's browser, and what it complained about. */
interface Watched {
  page: Page
  pageErrors: PageErrors
}

/** All that the journey needs: project, provider, an owner's browser, and a player at their home. */
export interface Stage {
  project: Project
  provider: Provider
  player: TestPlayer
  owner: typeof owner
  /** The panel behind Hosting. */
  panel: Watched
  /** One more page of the same browser. */
  openPage(): Promise<Watched>
  /** An address of the account area: `area('profile')`; of another host with its origin. */
  area(path: string, origin?: string): string
  /** The owner's id, once they have signed up. */
  uid(): string
  /** Waits until what has just happened is seen, and notes how long that takes. */
  soon(what: string, seen: () => Promise<void>): Promise<void>
  /** What was noted, e.g. `a payment 240 ms`. */
  noted: readonly string[]
  /** Every address that a page has asked for. */
  addresses: readonly string[]
  /** Takes a picture of each page into a folder that is there. */
  takePictures(folder: string): Promise<void>
  close(): Promise<void>
}

/** Starts everything; the folder behind Hosting is what `faceplate cloud hosting` writes. */
export async function openStage(): Promise<Stage> {
  const home = await mkdtemp(join(tmpdir(), 'stage-'))
  const brandFile = join(home, 'brand.json')
  const ends: (() => Promise<void>)[] = [() => rm(home, { recursive: true, force: true, maxRetries: 5 })]
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  try {
    const provider = await startProvider(catalogue)
    ends.push(provider.close)
    const site = async (cloud: BrandCloud) => {
      await writeBrand(brandFile, { ...cloud, checkout: provider.checkout })
      const folder = join(home, 'site')
      await runHosting(['--to', folder, '--brand', brandFile])
      return folder
    }
    const project = await startProject({ site, billing: provider.settings })
    ends.push(project.close)
    provider.deliverTo(`${project.hosting}/billing/webhook`)
    project.set('products/002001', catalogue)

    const player = await startTestPlayer({
      brandFile,
      name: 'Attic',
      interfaceFolder: join(root, 'dist/app'),
    })
    ends.push(player.close)
    const browser = await launchBrowser()
    ends.push(() => browser.close())
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const addresses: string[] = []
    const noted: string[] = []
    context.on('request', (request) => addresses.push(request.url()))
    const openPage = async (): Promise<Watched> => {
      const page = await context.newPage()
      page.on('websocket', (socket) => addresses.push(socket.url()))
      return { page, pageErrors: await PageErrors.listenTo(page) }
    }
    return {
      project,
      provider,
      player,
      owner,
      panel: await openPage(),
      openPage,
      area: (path, origin = project.hosting) => `${origin}/${word}/${path}`,
      uid() {
        const [uid, ...others] = Object.keys(Object(project.get('users')))
        expect(others).toEqual([])
        return uid ?? ''
      },
      async soon(what, seen) {
        const start = Date.now()
        await seen()
        noted.push(`${what} ${Date.now() - start} ms`)
      },
      noted,
      addresses,
      async takePictures(folder) {
        for (const [index, page] of context.pages().entries())
          await page.screenshot({ path: join(folder, `page ${index + 1}.png`) })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A brand of an operator's own, with its `cloud`. */
async function writeBrand(file: string, cloud: BrandCloud): Promise<void> {
  const builtIn: object = JSON.parse(await readFile(join(root, 'brand.json'), 'utf8'))
  const cloudHosts = { production: 'localhost', development: 'dev.acme.example' }
  const own = { productName: 'Acme Audio', word, cloudHosts, cloud }
  await writeFile(file, JSON.stringify({ ...builtIn, ...own }))
}
