import type { BrowseSource } from '../../../../schemas/generated/types'

/** Whether an address of the library is that of a source, or lies below it. */
const holds = (source: string, uri: string) =>
  uri === source || uri.startsWith(source.endsWith('/') ? source : `${source}/`)

/**
 * The source that somebody is in: the one that the way began with, else the one that holds the address most closely;
 * undefined where none does.
 */
export function sourceAt<T extends Pick<BrowseSource, 'uri'>>(
  sources: readonly T[],
  { root, uri }: { root: string | undefined; uri: string },
): T | undefined {
  const begun = root === undefined ? undefined : sources.find((source) => source.uri === root)
  if (begun) return begun
  const length = (source: T) => source.uri?.length ?? 0
  return sources
    .filter((source) => length(source) > 0 && holds(source.uri ?? '', uri))
    .reduce<T | undefined>((best, one) => (best && length(best) >= length(one) ? best : one), undefined)
}
