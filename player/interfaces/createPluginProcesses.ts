import { access, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Json, type JsonObject, isJsonObject } from '../../authoring/json/Json'
import { isPluginOn } from '../answers/pluginAnswers'
import { toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { excessIn } from '../pages/pluginJson'
import type { Plugin } from '../pages/readPlugin'
import { insideFolder } from '../storage/insideFolder'
import type { PluginProcesses } from './Interfaces'
import { canRunPrograms, type PluginProcess, startPluginProcess } from './startPluginProcess'
import { messageOf } from '../core/messageOf'

/** A text that a plugin sent, as far as a log or a toast has room for it. */
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value.slice(0, 500) : '')

const toastKind = (kind: string) =>
  kind === 'error' || kind === 'success' || kind === 'warning' ? kind : 'info'

/** Names that are the player's to call, or no method of an author's. */
const notForPages = new Set(['constructor', 'onStart', 'onStop', 'getUIConfig'])

/** Opens the processes of a player; `configuration` is where plugins keep their settings. */
export function createPluginProcesses(player: () => PlayerContext, configuration: string): PluginProcesses {
  const running = new Map<string, PluginProcess>()
  /** Those on their way in: who wants their page waits. */
  const coming = new Map<string, Promise<void>>()
  let isClosed = false
  const folderOf = (id: string) => join(configuration, ...id.split('/'))
  const state = (): JsonObject => {
    const { interfaces, storage } = player()
    return {
      language: storage.device.value().language,
      interfaces: interfaces.all().map((one) => ({ ...one })),
      active: { ...interfaces.active() },
    }
  }

  async function ask(id: string, message: JsonObject): Promise<void> {
    const { interfaces, log } = player()
    const { type, ui = null, data = null } = message
    const text = (key: string) => textOf(message[key])
    if (type === 'log') log(`${id}: ${text('line')}`)
    else if (type === 'register') await interfaces.register(id, ui)
    else if (type === 'toast') toast(player(), toastKind(text('kind')), text('title'), text('message'))
    else if (text('endpoint') === 'miscellanea/appearance' && text('method') === 'setActiveUI')
      await interfaces.choose(data)
    else log(`${id} asks for ${text('method')} of ${text('endpoint')}, which this player has not`)
  }

  const failed = (id: string) => (error: unknown) => player().log(`${id}: ${messageOf(error)}`)

  async function start(id: string): Promise<void> {
    const { brand, delays, log, pluginHome, plugins } = player()
    const plugin = plugins.all().find((one) => one.id === id)
    if (plugin === undefined || running.has(id) || !isPluginOn(player(), plugin)) return
    if (plugin.folder !== pluginHome.folderOf(id) || !(await hasProgram(plugin))) return
    if (!canRunPrograms) return log(`the program of ${id} does not run: only a checkout runs programs`)
    await mkdir(folderOf(id), { recursive: true })
    if (isClosed) return
    const started = startPluginProcess({
      folder: plugin.folder,
      id,
      configuration: folderOf(id),
      word: brand.word,
      longestCall: delays.pluginAnswer,
      state: state(),
      asked: (message) => ask(id, message).catch(failed(id)),
      ended(code) {
        if (running.get(id) !== started) return
        running.delete(id)
        log(
          `the program of ${id} has ended with ${code ?? 'a signal'}; it starts with the player or when enabled`,
        )
      },
    })
    running.set(id, started)
    try {
      await started.call('onStart')
    } catch (error) {
      log(`the program of ${id} does not start: ${messageOf(error)}`)
      await stop(id)
    }
  }

  function comes(id: string, work: Promise<void>): Promise<void> {
    const done = work.catch(failed(id)).finally(() => {
      if (coming.get(id) === done) coming.delete(id)
    })
    coming.set(id, done)
    return done
  }

  async function stop(id: string): Promise<void> {
    const process = running.get(id)
    running.delete(id)
    await process?.stop()
  }

  return {
    start: (id) => comes(id, start(id)),
    stop,
    async startAll() {
      const ids = player()
        .plugins.all()
        .map(({ id }) => id)
      await Promise.all(ids.map((id) => comes(id, start(id))))
    },
    async replace(id, lay) {
      const laid = stop(id).then(lay)
      const begin = () => start(id)
      await comes(id, laid.then(begin, begin))
      await laid
    },
    async remove(id) {
      await stop(id)
      await rm(folderOf(id), { recursive: true, force: true })
    },
    async page(id) {
      await coming.get(id)
      const made = await running.get(id)?.call('getUIConfig').catch(failed(id))
      return isJsonObject(made ?? null) && excessIn(made ?? null) === undefined ? Object(made) : undefined
    },
    async call(id, method, data) {
      const process = running.get(id)
      if (process === undefined || notForPages.has(method)) return false
      // One that fails is not kept by somebody else, who would say that it went well.
      return process.call(method, data).then(
        (value) => value !== undefined,
        (error: unknown) => {
          failed(id)(error)
          return true
        },
      )
    },
    told() {
      for (const process of running.values()) process.tell(state())
    },
    async close() {
      isClosed = true
      await Promise.all(Array.from(running.keys(), stop))
    },
  }
}

/** Whether a plugin has a program, in its own folder. */
async function hasProgram({ folder, manifest }: Plugin): Promise<boolean> {
  const main = typeof manifest?.['main'] === 'string' ? manifest['main'] : 'index.js'
  const file = await insideFolder(folder, join(folder, main))
  return (
    file !== undefined &&
    access(file).then(
      () => true,
      () => false,
    )
  )
}
