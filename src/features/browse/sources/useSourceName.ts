import { useEffect } from 'react'
import { useDevice, useTopic } from '../../../device'
import type { BrowseRequest } from '../place/BrowsePlace'

/** What the source of an address is called, for those who came by the address alone; undefined for what is no source. */
export function useSourceName(request: BrowseRequest | undefined): string | undefined {
  const device = useDevice()
  const isWanted = request !== undefined && !request.title
  useEffect(() => (isWanted ? device.keepAsking('getBrowseSources') : undefined), [device, isWanted])
  return useTopic('pushBrowseSources', (sources) =>
    isWanted ? sources.find(({ uri }) => uri === request.uri)?.name : undefined,
  )
}
