import type { Json, JsonObject } from '../../authoring/json/Json'

/** An interface as plugins name it to a player. */
export interface Interface {
  uiName: string
  uiPrettyName: string
  /** Absolute path of its folder, which has an index.html. */
  uiPath: string
}

/** The interfaces that this player can show: its own, and those that plugins have told it of. */
export interface Interfaces {
  all(): Interface[]
  active(): Interface
  /** Folder of the one that is shown, where it is not the player's own. */
  shown(): string | undefined
  /** A plugin, `category/name`, tells of one; it has to lie in the plugin's folder. */
  register(plugin: string, told: Json): Promise<void>
  /** From now on that one is shown; every open page is to load anew. One that is not known is refused. */
  choose(name: Json): Promise<void>
  /** A plugin is gone: what it told of is, too, and the player shows its own where it showed that. */
  forget(plugin: string): Promise<void>
}

/**
 * The installed plugins that have a program. One that has none, or whose program does not start, is what its
 * files say; nothing here rejects.
 */
export interface PluginProcesses {
  /** Starts every installed plugin that is switched on. */
  startAll(): Promise<void>
  start(id: string): Promise<void>
  stop(id: string): Promise<void>
  /**
   * Stops a plugin while `lay` puts another in its place, and starts that; who asks for its page meanwhile
   * waits. Rejects with what `lay` rejects with, when the old one runs again.
   */
  replace(id: string, lay: () => Promise<void>): Promise<void>
  /** Stops a plugin for good and forgets what it has kept. */
  remove(id: string): Promise<void>
  /** Its page as it makes it itself; undefined where it makes none. */
  page(id: string): Promise<JsonObject | undefined>
  /** Calls a method; false where no program has it. */
  call(id: string, method: string, data: Json): Promise<boolean>
  /** The state of the player has changed. */
  told(): void
  close(): Promise<void>
}
