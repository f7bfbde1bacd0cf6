import type { BrowseItem } from '../../../../schemas/generated/types'

/** The words of an item as the player sent them. */
export interface ItemWords {
  /** Its title, else its name; '' where it has neither. */
  name: string
  /** 'album • artist', as far as they are known and say more than the name [D2.6-8]. */
  by: string
}

/** The words of an item [D2.6-8]. */
export function describeItem({
  title,
  name,
  album,
  artist,
}: Pick<BrowseItem, 'title' | 'name' | 'album' | 'artist'>): ItemWords {
  const shown = title?.trim() || name?.trim() || ''
  const by = [album, artist].flatMap((text) => {
    const said = text?.trim() ?? ''
    return said === '' || said === shown ? [] : [said]
  })
  return { name: shown, by: by.join(' • ') }
}
