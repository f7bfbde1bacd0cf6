import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { nowPlayingOf, playItemsRequest, useDevice, useIsLocked } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import classes from './LegacyPlaylistSection.module.css'
import { readEntries } from './readEntries'
import { useLegacyPlaylist } from './useLegacyPlaylist'

/** Entries that are shown at once; the rest on demand. */
const few = 50

/**
 * The playlist of the player's legacy address [D7-28], where there is one: its name, which plays it, and its entries, each of which
 * plays it from there on. Takes no room while nothing is read.
 */
export function LegacyPlaylistSection() {
  const { t } = useTranslation()
  const id = useId()
  const device = useDevice()
  const went = useTellRefusal()
  const playlist = useLegacyPlaylist()
  const isLocked = useIsLocked()
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const entries = useMemo(() => readEntries(playlist?.data ?? []), [playlist])
  if (!playlist || entries.length === 0) return null

  const list = entries.flatMap(({ request }) => request ?? [])
  const playFrom = (item = list[0]) => {
    if (item && went(device.send('playItemsList', playItemsRequest(item, list, list.indexOf(item)))))
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
                  <span className={classes.title}>{title || t('playlists.legacy.untitled')}</span>
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
