import type { BrowseItem } from '../../../../schemas/generated/types'

/** Whether an item has an address, by which alone players know it again. */
export const isAddressed = (item: BrowseItem): item is BrowseItem & { uri: string } =>
  item.uri !== undefined && item.uri !== ''
