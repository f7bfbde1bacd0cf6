import type { PushBrowseFilters } from '../../../../schemas/generated/types'
import { useAnswer } from '../../../device'

const none: readonly string[] = []
const namesOf = (filters: PushBrowseFilters) => [
  ...new Set(filters.flatMap(({ name }) => name?.trim() || [])),
]

/** The names of the filters that the player offers for a search [D3-22 D7-14 D7-16]; none until it has said so. */
export const useBrowseFilters = (): readonly string[] =>
  useAnswer('getBrowseFilters', 'pushBrowseFilters', namesOf).data ?? none
