import { access } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Json, isJsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import type { Interface, Interfaces } from './Interfaces'
import { insideFolder } from '../storage/insideFolder'
import type { ChosenInterface } from '../storage/systemDocuments'

/** What the player's own is called among others. */
export const ownName = 'own'

/**
 * Opens the interfaces. Which one was chosen is on disk: it is shown at once at a start, before its plugin
 * runs, and not any more when its folder is gone.
 */
export async function createInterfaces(
  player: Pick<PlayerContext, 'brand' | 'clients' | 'log' | 'storage'>,
  pluginFolder: (id: string) => string,
  own: { folder: string; changed: () => void },
): Promise<Interfaces> {
  const { brand, clients, log, storage } = player
  const known = new Map<string, ChosenInterface>()
  const classic: Interface = { uiName: ownName, uiPrettyName: brand.productName, uiPath: own.folder }

  const kept = storage.chosenInterface.value()
  if (kept !== null) {
    if (await hasPage(pluginFolder(kept.plugin), kept.uiPath)) known.set(kept.uiName, kept)
    else await show(null)
  }

  async function show(chosen: ChosenInterface | null): Promise<void> {
    await storage.chosenInterface.save(chosen)
    log(`the interface is ${chosen?.uiPrettyName ?? 'the own one'} from now on`)
    own.changed()
    clients.broadcastAsIs('reloadUi', '')
  }

  const active = () => storage.chosenInterface.value() ?? classic
  return {
    all: () => [classic, ...known.values()].map(toldOf),
    active: () => toldOf(active()),
    shown: () => storage.chosenInterface.value()?.uiPath,
    async register(plugin, told) {
      const named = readInterface(told)
      if (named === undefined || named.uiName === ownName)
        return log(`${plugin} tells of no interface: ${JSON.stringify(told).slice(0, 200)}`)
      const owner = known.get(named.uiName)?.plugin ?? plugin
      if (owner !== plugin) return log(`${plugin} tells of ${named.uiName}, which ${owner} has told of`)
      if (!(await hasPage(pluginFolder(plugin), named.uiPath)))
        return log(`${plugin} tells of ${named.uiPath}: there is no page in its folder`)
      known.set(named.uiName, { ...named, plugin })
      own.changed()
    },
    async choose(name) {
      const chosen = typeof name === 'string' ? known.get(name) : undefined
      if (chosen === undefined && name !== ownName)
        return log(`there is no interface ${JSON.stringify(name)}`)
      if (active().uiName !== name) await show(chosen ?? null)
    },
    async forget(plugin) {
      for (const [name, one] of known) if (one.plugin === plugin) known.delete(name)
      if (storage.chosenInterface.value()?.plugin === plugin) await show(null)
      else own.changed()
    },
  }
}

const toldOf = ({ uiName, uiPrettyName, uiPath }: Interface): Interface => ({ uiName, uiPrettyName, uiPath })

function readInterface(told: Json): Interface | undefined {
  if (!isJsonObject(told)) return undefined
  const { uiName, uiPath, uiPrettyName = uiName } = told
  if (typeof uiName !== 'string' || uiName === '' || typeof uiPath !== 'string') return undefined
  return { uiName, uiPath, uiPrettyName: typeof uiPrettyName === 'string' ? uiPrettyName : basename(uiPath) }
}

/** Whether a plugin's folder holds that page, whatever links lead there. */
async function hasPage(folder: string, uiPath: string): Promise<boolean> {
  const page = await insideFolder(folder, join(uiPath, 'index.html'))
  return (
    page !== undefined &&
    access(page).then(
      () => true,
      () => false,
    )
  )
}
