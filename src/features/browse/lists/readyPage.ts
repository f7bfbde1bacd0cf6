import type { BrowseItem, PushBrowseLibrary } from '../../../../schemas/generated/types'

/** As many rows as are in view on a large screen. */
const count = 16

/** Says nothing, and is no missing name. */
const item: BrowseItem = { service: '', type: 'song', title: '…', uri: '' }

/**
 * A page that stands ready out of sight while the player is asked: the one that comes finds its rows made, and only fills them in. The
 * same object always, so that it can be told from a page.
 */
export const readyPage: PushBrowseLibrary = {
  navigation: { lists: [{ items: Array.from({ length: count }, () => item) }] },
}
