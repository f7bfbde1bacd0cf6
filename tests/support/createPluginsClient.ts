import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type {
  InstallPluginStatus,
  PushAvailablePlugins,
  PushInstalledPlugins,
} from '../../schemas/generated/types'
import { allPushChecks } from './allPushChecks'
import type { TestClient } from '../../player/testing/connectTestClient'
import type { TestPlayer } from '../../player/testing/startTestPlayer'

const checks = allPushChecks.validators

/**
 * What tests of plugins ask a player, and the folders that it keeps them in; whatever comes is checked by its
 * schema.
 */
export const createPluginsClient = (player: TestPlayer, client: TestClient) => {
  async function status(from = client): Promise<InstallPluginStatus> {
    const pushed = await from.next('installPluginStatus')
    if (!checks.installPluginStatus(pushed)) throw new Error('no status')
    return pushed
  }

  async function installed(): Promise<PushInstalledPlugins> {
    client.emit('getInstalledPlugins')
    const pushed = await client.next('pushInstalledPlugins')
    if (!checks.pushInstalledPlugins(pushed)) throw new Error('no list')
    return pushed
  }

  async function available(): Promise<PushAvailablePlugins> {
    client.emit('getAvailablePlugins')
    const pushed = await client.next('pushAvailablePlugins')
    if (!checks.pushAvailablePlugins(pushed)) throw new Error('no store')
    return pushed
  }

  /** A plugin of the store by its name. */
  async function sold(name: string) {
    const found = (await available()).categories.flatMap((category) =>
      (category.plugins ?? []).map((plugin) => ({ ...plugin, category: category.name })),
    )
    return found.find((plugin) => plugin.name === name)
  }

  /** Runs an action of the control page, e.g. 'install-fails'. */
  async function fault(action: string, options: unknown = null): Promise<void> {
    await fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action, options }) })
    // An action runs once its answer is out: whoever is answered again comes after it.
    await fetch(`${player.url}/control/actions`)
  }

  return {
    status,
    installed,
    available,
    sold,
    fault,
    /** All statuses up to the last one. */
    statuses: async (from = client): Promise<InstallPluginStatus[]> => {
      const all = [await status(from)]
      while (all.at(-1)?.buttons === undefined) all.push(await status(from))
      return all
    },
    /** Asks that a plugin of the store be installed or updated. */
    install: async (name: string, event = 'installPlugin'): Promise<void> => {
      const { url, category, prettyName } = (await sold(name)) ?? {}
      client.emit(event, { url, name, category, ...(event === 'updatePlugin' && { prettyName }) })
    },
    /** Until everything that was sent before is dealt with. */
    answered: async (): Promise<void> => {
      client.emit('pinger', 1)
      await client.next('ponger')
    },
    /** The settings page of a plugin. */
    page: async (name: string): Promise<unknown> => {
      client.emit('getUiConfig', { page: name })
      return client.next('pushUiConfig')
    },
    /** Installs and enables the first so many of the store. */
    fill: async (count: number): Promise<void> => {
      await fault('plugins-install', { count })
      await expect.poll(async () => (await installed()).length).toBeGreaterThanOrEqual(Math.min(count, 15))
    },
    pluginFolders: () => readdir(join(player.dataFolder, 'plugins'), { recursive: true }),
    /** What is downloaded or uploaded and not yet installed. */
    waiting: () => readdir(join(player.dataFolder, 'packages')),
  }
}

/** The calls of {@link createPluginsClient}. */
export type PluginsClient = ReturnType<typeof createPluginsClient>
