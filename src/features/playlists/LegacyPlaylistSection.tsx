import { at } from '../../base'
import { useEffect, useState, useId, useMemo } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react'
import type { LocalConfig, PlaylistFile } from '../../../schemas/generated/types'
import { parseSafeAddress } from '../../ui/safeAddress'
import { useOrigin, nowPlayingOf, playItemsRequest, useDevice, useIsLocked } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useReportOutcome } from '../../ui/toasts/Toast'
import classes from './LegacyPlaylistSection.module.css'

/** ms that each of the two answers is waited for. */
const timeout = 5000

/** A playlist of the legacy address: its name, '' without one, and its items as they are. */
interface LegacyPlaylist {
  name: string
  data: NonNullable<PlaylistFile['data']>
}

interface Asked {
  /** Origin of the player. */
  origin: string
  get?: typeof fetch
}

/**
 * Reads the playlist of the legacy address that the player's local config names as `restendpoint` [D7-28].
 * Undefined where it names none, where nothing or something else comes, or nothing within 5 s; never rejects.
 * Both are checked by their schemas.
 */
export async function readLegacyPlaylist({
  origin,
  get = fetch,
}: Asked): Promise<LegacyPlaylist | undefined> {
  const read = async (address: string): Promise<unknown> => {
    const response = await get(address, { signal: AbortSignal.timeout(timeout) })
    return response.ok ? response.json() : undefined
  }
  try {
    const { laterDocumentValidators } = await import('../../../schemas/generated/laterDocumentValidators')
    const isConfig = (data: unknown): data is LocalConfig => laterDocumentValidators.localConfig(data)
    const isPlaylist = (data: unknown): data is PlaylistFile => laterDocumentValidators.playlistFile(data)
    const config = await read(at(origin, '/app/local-config.json'))
    if (!isConfig(config) || !config.restendpoint) return undefined
    const address = parseSafeAddress(config.restendpoint, { base: origin })
    const playlist = address.ok ? await read(address.href) : undefined
    return isPlaylist(playlist) ? { name: playlist.name ?? '', data: playlist.data ?? [] } : undefined
  } catch {
    return undefined
  }
}

/**
 * The playlist of the player's legacy address [D7-28]; undefined until it is read, and for good where there
 * is none.
 */
function useLegacyPlaylist(): LegacyPlaylist | undefined {
  const origin = useOrigin()
  const [read, setRead] = useState<{ origin: string; playlist: LegacyPlaylist | undefined }>()
  useEffect(() => {
    if (origin === undefined) return undefined
    let isWanted = true
    void readLegacyPlaylist({ origin }).then((playlist) => {
      if (isWanted) setRead({ origin, playlist })
    })
    return () => {
      isWanted = false
    }
  }, [origin])
  return read && read.origin === origin ? read.playlist : undefined
}

/** An entry of the legacy playlist. */
interface LegacyEntry {
  /** As shown; '' for one without a name. */
  title: string
  /** Artist and album. */
  by: string
  /** What of it goes back to the player to be played; undefined without an address. */
  request: ({ uri: string } & Record<string, string>) | undefined
}

const told = ['title', 'service', 'artist', 'album', 'albumart', 'type'] as const

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Reads the entries of the legacy playlist [D7-28], whose fields nobody promises: what is no text is not
 * there.
 */
const readEntries = (data: LegacyPlaylist['data']): LegacyEntry[] =>
  data.map((entry) => {
    const uri = text(entry['uri'])
    const title = text(entry['title']) || text(entry['name'])
    const known = Object.fromEntries(told.map((name) => [name, text(entry[name])] as const))
    // Such files name no types; what is no station is a track.
    const type = known['type'] || (known['service'] === 'webradio' ? '' : 'song')
    const request = Object.fromEntries(
      Object.entries({ ...known, title, type }).filter(([, value]) => value !== ''),
    )
    return {
      title: title || uri,
      by: [known['artist'], known['album']].filter(Boolean).join(' - '),
      request: uri === '' ? undefined : { ...request, uri },
    }
  })

/** Entries that are shown at once; the rest on demand. */
const few = 50

/**
 * The playlist of the player's legacy address [D7-28], where there is one: its name, which plays it, and its
 * entries, each of which plays it from there on. Takes no room while nothing is read.
 */
export function LegacyPlaylistSection() {
  const { t } = useTranslation()
  const id = useId()
  const device = useDevice()
  const reportOutcome = useReportOutcome()
  const playlist = useLegacyPlaylist()
  const isLocked = useIsLocked()
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const entries = useMemo(() => readEntries(playlist?.data ?? []), [playlist])
  if (!playlist || entries.length === 0) return null

  const list = entries.flatMap(({ request }) => request ?? [])
  const playFrom = (item = list[0]) => {
    if (item && reportOutcome(device.send('playItemsList', playItemsRequest(item, list, list.indexOf(item)))))
      nowPlayingOf(device).expectPlay()
  }
  const name = playlist.name || t('playlists.legacy.nameless')
  const shown = isWhole ? entries : entries.slice(0, few)
  return (
    <section className={classes.section} aria-labelledby={`${id}-name`}>
      <header className={classes.head}>
        <ActionIcon
          size={44}
          radius="xl"
          variant="default"
          aria-label={t('playlists.legacy.play', { name })}
          disabled={isLocked || list.length === 0}
          onClick={() => playFrom()}
        >
          <IconPlayerPlay size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.words}>
            <span id={`${id}-name`} className={classes.name}>
              {name}
            </span>
            <span className={classes.note}>{t('playlists.legacy.count', { count: entries.length })}</span>
          </span>
          <IconChevronDown className={classes.arrow} size={20} stroke={1.6} aria-hidden />
        </button>
      </header>
      <ol id={`${id}-list`} className={classes.list} hidden={!isOpen}>
        {isOpen
          ? shown.map(({ title, by, request }, place) => (
              // Entries may repeat, and never move.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <button
                  type="button"
                  className={classes.entry}
                  disabled={isLocked || !request}
                  onClick={() => playFrom(request)}
                >
                  <span>{title || t('playlists.legacy.untitled')}</span>
                  {by ? <span className={classes.note}>{by}</span> : null}
                </button>
              </li>
            ))
          : null}
        {isOpen && shown.length < entries.length ? (
          <li>
            <button type="button" className={classes.entry} onClick={() => setWhole(true)}>
              {t('playlists.legacy.all', { count: entries.length })}
            </button>
          </li>
        ) : null}
      </ol>
    </section>
  )
}
