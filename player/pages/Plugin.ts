import type { JsonObject } from '../../authoring/json/JsonObject'

/** A plugin's folder as it was read. */
export interface Plugin {
  /** `category/name`, e.g. `system_controller/network`: the page's address and the endpoint of its methods. */
  id: string
  name: string
  folder: string
  /** The page as its author wrote it; undefined when UIConfig.json cannot be read. */
  page: JsonObject | undefined
  /** Its package.json, if it has one. */
  manifest: JsonObject | undefined
  /** Texts per language code, e.g. `en`. */
  texts: ReadonlyMap<string, JsonObject>
  /** It came with the player; only such pages may hold `PLAYER.…` words. */
  shipped: boolean
  /** After a save every client gets the page, as real devices do for some. */
  broadcastsAfterSave: boolean
  /** What is wrong with its files, one line each, with file and place. */
  problems: string[]
}
