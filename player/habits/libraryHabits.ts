import type { Page } from '../browse/Page'
import { findPage } from '../browse/findPage'
import { answerPage, pushPage } from '../commands/answerPage'
import { removeOwnFolder } from '../commands/deleteFolder'
import { safeRemoveDrive } from '../commands/safeRemoveDrive'
import { scanLibrary } from '../commands/scanLibrary'
import { toast } from '../commands/toast'
import { toJson } from '../../authoring/json/toJson'
import type { Habits } from './Habit'
import { isLoading } from './isLoading'
import { fieldOf, textOf } from './sent'
import { isBeingWritten } from './writing'

const library = 'music-library/'

/** A page without what was deleted; the rest of it is as the player still believes it to be. */
function pageWithout({ navigation, ...rest }: Page, uri: string): Page {
  if (navigation === undefined) return rest
  const lists = navigation.lists.map((list) => ({
    ...list,
    items: list.items.filter((item) => item.uri !== uri),
  }))
  return { ...rest, navigation: { ...navigation, lists } }
}

/** Pages of the library, and what is done to a folder or a drive from them. */
export const libraryHabits: Habits = {
  async browseLibrary(call, sent) {
    const { player, client } = call
    const uri = textOf(sent, 'uri')
    const ref = textOf(sent, 'ref') || undefined
    // The socket is up before the plugins are that know the music.
    if (isLoading(player)) return pushPage(client, {}, ref)
    if (isBeingWritten(player, uri)) return player.log(`${uri} is being written: nobody is answered`)
    await answerPage(call, () => findPage(player, uri), ref)
  },

  async updateDb({ player }, sent) {
    // Anything but a text has ended the player by now.
    const uri = typeof sent === 'string' ? sent : ''
    const path = uri.replace(library, '')
    if (path === '' || uri.startsWith(library)) return scanLibrary(player, 'update', { folder: path })
    // Albums, artists and genres are nowhere on the disk; it says that it looks all the same.
    toast(player, 'success', player.say('LIBRARY.TITLE'), player.say('LIBRARY_UPDATE.PART', { name: path }))
    player.log(`there is no folder ${path} to update`)
  },

  async deleteFolder({ player, client }, sent) {
    const uri = textOf(fieldOf(sent, 'item'), 'uri')
    const page = textOf(sent, 'curUri')
    if (uri === '' || page === '') return
    const name = uri.split('/').at(-1) ?? ''
    if (!(await removeOwnFolder(player, uri)))
      return toast(player, 'error', player.say('FOLDER.TITLE'), player.say('FOLDER.REFUSED', { name }))
    toast(player, 'success', player.say('FOLDER.TITLE'), player.say('FOLDER.DELETED', { name }))
    // Right this once: until the folder around it is updated, who asks for the page has the folder on it still.
    await pushPage(client, pageWithout(await findPage(player, page), uri))
  },

  safeRemoveDrive({ player, client }, sent) {
    if (typeof sent === 'string') return safeRemoveDrive(player, client, `music-library/USB/${sent}`)
    // It looks for a drive of the name that an object has, and shows the object in the place of its name.
    const message = player.say('USB.GONE', { name: '[object Object]' })
    return player.clients.broadcastAsIs('pushToastMessage', { type: 'error', title: toJson(sent), message })
  },
}
