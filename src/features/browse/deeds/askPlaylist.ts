import type { BrowseItem } from '../../../../schemas/generated/types'
import type { Device } from '../../../device'

/** ms */
const patience = 600

/** What a playlist holds; undefined where its player does not say so within 0.6 s. Never rejects. */
export const askPlaylist = (device: Device, name: string): Promise<readonly BrowseItem[] | undefined> =>
  new Promise((resolve) => {
    const end = (items?: readonly BrowseItem[]) => {
      clearTimeout(timer)
      leave()
      resolve(items)
    }
    const timer = setTimeout(end, patience)
    const leave = device.on('pushPlaylistContent', (content) => {
      if (content.name === name) end(content.lists ?? [])
    })
    if (name === '' || device.send('getPlaylistContent', { name }).status !== 'sent') end()
  })
