import type { BrowseItem } from '../../../../schemas/generated/types'

/** An item that has an address, as players take it back to play it [D7-18]. */
export const listedItem = ({ uri, title, name, albumart, service }: BrowseItem & { uri: string }) => ({
  uri,
  title: title || name || '',
  ...(albumart !== undefined && { albumart }),
  ...(service !== undefined && { service }),
})
