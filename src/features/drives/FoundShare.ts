import type { NasHost } from '../../../schemas/generated/types'

/** A share that the search found, and its host's name, which stands for its address [D3-47]. */
export interface FoundShare {
  host: NasHost
  share: NonNullable<NasHost['shares']>[number]
}
