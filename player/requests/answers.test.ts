// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { folders } from '../folders'
import { isJsonObject, toJson } from '../../authoring/json/Json'
import { allSections, readPlugin } from '../pages/readPlugin'
import { connectTestClient } from '../testing/connectTestClient'
import { refusedPushes } from '../../tests/support/refusedPushes'
import { startTestPlayer } from '../testing/startTestPlayer'

const corpus = process.env['FACEPLATE_CORPUS'] ?? join(folders.root, '../shared/corpus')

describe('the player’s answers', () => {
  it('to every question without a payload pass the gateway of the interface', async () => {
    // Among the questions are a restart and powering off: not before all is answered.
    const player = await startTestPlayer({ delays: { goodbye: 600_000 } })
    const client = await connectTestClient(player.url, 4)
    const bare = Object.entries(allRequestValidators).filter(([, check]) => check(undefined))
    for (const [event] of bare) client.emit(event.replace('{Brand}', 'Faceplate'))
    client.emit('pinger', 1)
    await client.next('ponger')
    const { count, refused } = refusedPushes(client)
    expect(count).toBeGreaterThan(35)
    expect(refused).toEqual([])
    expect(player.lines).toEqual([])
    client.close()
    await player.close()
  })
})

describe.skipIf(!existsSync(corpus))('real plugins’ folders', () => {
  it('are all taken in, each page with all its sections, or with a line that says where it is broken', async () => {
    const player = await startTestPlayer({ pluginFolders: [corpus] })
    const client = await connectTestClient(player.url, 4)
    const names = readdirSync(corpus).filter((name) => existsSync(join(corpus, name, 'UIConfig.json')))
    let broken = 0
    for (const name of names) {
      const { page } = await readPlugin(join(corpus, name), undefined, false)
      broken += page === undefined ? 1 : 0
      client.emit('getUiConfig', { page: name })
      const pushed = toJson(await client.next('pushUiConfig'))
      expect([name, isJsonObject(pushed) ? allSections(pushed).length : pushed]).toEqual([
        name,
        allSections(page).length,
      ])
    }
    expect(player.lines).toHaveLength(broken)
    client.close()
    await player.close()
  })
})
