import { useState } from 'react'
import type { BrowseSource, PushBrowseSources } from '../../../../schemas/generated/types'
import type { BrowseRequest } from '../place/place'
import { useTopic, useAnswer, type AnswerPhase } from '../../../device'
import { FontAwesomeIcon } from '../../../ui/fontAwesome/FontAwesomeIcon'
import { parseSafeAddress } from '../../../ui/safeAddress'
import classes from './SourceArt.module.css'

/**
 * What a press on a source does: opens its page, or its menu where it has no page of its own [D5-15], or
 * nothing.
 */
export function opensOf({ uri = '', menuItems = [] }: BrowseSource): 'page' | 'menu' | 'nothing' {
  if (uri !== '' && uri !== '/' && uri !== 'cd') return 'page'
  return menuItems.length > 0 ? 'menu' : 'nothing'
}

/** What the page of a source is asked for with [D3-22]: also what a search within it has to name [D7-12]. */
export function requestOfSource({
  uri = '',
  name,
  plugin_name,
  plugin_type,
}: Pick<BrowseSource, 'uri' | 'name' | 'plugin_name' | 'plugin_type'>): BrowseRequest {
  return {
    uri,
    ...(name && { title: name }),
    ...(plugin_name && { plugin_name }),
    ...(plugin_type && { plugin_type }),
  }
}

/** Whether an address of the library is that of a source, or lies below it. */
const holds = (source: string, uri: string) =>
  uri === source || uri.startsWith(source.endsWith('/') ? source : `${source}/`)

/**
 * The source that somebody is in: the one that the way began with, else the one that holds the address most
 * closely; undefined where none does.
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

/**
 * Title of the input that the player says is active, which marks the item of that name [D7-16]; undefined
 * where none is.
 */
export const useActiveInput = (): string | undefined => useTopic('pushActiveDumbInput')?.trim() || undefined

/** The roots of the library, as far as the player has told them. */
interface Sources {
  phase: AnswerPhase
  sources: readonly BrowseSource[]
  /** Asks once more. */
  retry: () => void
}

const none: readonly BrowseSource[] = []
const all = (sources: PushBrowseSources) => sources

/** Asks for the sources [D7-14] and keeps to what the player pushes of them [D7-16]. */
export function useSources(): Sources {
  const { phase, data, retry } = useAnswer('getBrowseSources', 'pushBrowseSources', all)
  return { phase, sources: data ?? none, retry }
}

interface Props {
  /** As the player gives it: an address, or a path on the player. */
  albumart: string | undefined
  /** A name of FontAwesome, for what has no picture. */
  icon: string | undefined
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** Beside a single line of text. */
  isSmall?: boolean
}

/** The picture of a source, decorative; its icon where it has none, or it cannot be shown. */
export function SourceArt({ albumart, icon, origin, isSmall = false }: Props) {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  return (
    <span
      className={classes.art}
      data-small={isSmall || undefined}
      data-picture={src !== undefined || undefined}
    >
      {src === undefined ? (
        <FontAwesomeIcon name={icon || 'fa fa-music'} size={isSmall ? 14 : 24} />
      ) : (
        <img
          className={classes.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
