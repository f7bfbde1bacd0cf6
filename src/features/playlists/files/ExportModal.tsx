import 'virtual:texts/playlistFiles'
import { IconFileMusic, IconFileTypeXml, IconRadio } from '@tabler/icons-react'
import { useState } from 'react'
import { createPlaylistWire, type PlaylistEntry, useDevice } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { type FeatureModal, PanelModal } from '../../../ui/modal/PanelModals'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { Trouble } from '../../../ui/states'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import { namedIn } from '../manage/usePlaylistTasks'
import classes from './files.module.css'
import { readStations } from './saveStations'

/** A file to be given to the browser. */
export interface WrittenFile {
  name: string
  type: string
  text: string
}

/** What none of the formats can hold. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').replaceAll(controls, '').trim()

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) => oneLine(text).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The name of a file on whatever system. */
const fileName = (name: string) =>
  name
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\\/:*?"<>|\u0000-\u001f]/g, '_')
    .slice(0, 120) || 'playlist'

/** Where other programs would find it: a file by its path from the root, the rest by its address. */
function addressOf({ uri = '', service = 'mpd' }: PlaylistEntry): string {
  if (service !== 'mpd' || /^[a-z][a-z0-9+.-]*:/i.test(uri)) return uri
  return `/mnt/${uri.replace(/^\/+/, '').replace(/^(music-library|mnt)\//, '')}`
}

const titleOf = ({ title, name }: PlaylistEntry) => oneLine(title || name)

/** A playlist as m3u8: UTF-8, with title, artist, album and length of each entry. */
export function writeM3u(name: string, entries: readonly PlaylistEntry[]): WrittenFile {
  const lines = entries.flatMap((entry) => {
    const { artist, album, duration = 0 } = entry
    const words = [oneLine(artist), titleOf(entry)].filter(Boolean).join(' - ')
    return [
      `#EXTINF:${duration > 0 ? Math.round(duration) : -1},${words}`,
      ...(oneLine(album) === '' ? [] : [`#EXTALB:${oneLine(album)}`]),
      oneLine(addressOf(entry)),
    ]
  })
  const text = ['#EXTM3U', `#PLAYLIST:${oneLine(name)}`, ...lines, ''].join('\n')
  return { name: `${fileName(name)}.m3u8`, type: 'audio/x-mpegurl', text }
}

const locationOf = (entry: PlaylistEntry) => {
  const address = addressOf(entry)
  return address.startsWith('/') ? `file://${address.split('/').map(encodeURIComponent).join('/')}` : address
}

/** The same as xspf. */
export function writeXspf(name: string, entries: readonly PlaylistEntry[]): WrittenFile {
  const element = (tag: string, text: string) => (text === '' ? '' : `      <${tag}>${xml(text)}</${tag}>\n`)
  const tracks = entries.map((entry) => {
    const { artist = '', album = '', duration = 0 } = entry
    const length = duration > 0 ? String(Math.round(duration * 1000)) : ''
    return `    <track>\n${element('location', locationOf(entry))}${element('title', titleOf(entry))}${element(
      'creator',
      artist,
    )}${element('album', album)}${element('duration', length)}    </track>\n`
  })
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<playlist version="1" xmlns="http://xspf.org/ns/0/">
  <title>${xml(name)}</title>
  <trackList>
${tracks.join('')}  </trackList>
</playlist>
`
  return { name: `${fileName(name)}.xspf`, type: 'application/xspf+xml', text }
}

/** Stations as opml, which other players and panels read. */
export function writeOpml(name: string, stations: readonly PlaylistEntry[]): WrittenFile {
  const outlines = stations.map(
    (station) =>
      `    <outline type="audio" text="${xml(titleOf(station))}" URL="${xml(station.uri ?? '')}" />\n`,
  )
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head><title>${xml(name)}</title></head>
  <body>
${outlines.join('')}  </body>
</opml>
`
  return { name: `${fileName(name)}.opml`, type: 'text/x-opml', text }
}

/** Has the browser keep a file. */
export function offerFile({ name, type, text }: WrittenFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const look = { size: 22, stroke: 1.6, 'aria-hidden': true }
const formats = [
  ['m3u8', IconFileMusic, writeM3u],
  ['xspf', IconFileTypeXml, writeXspf],
  ['opml', IconRadio, writeOpml],
] as const

/** Keeps a playlist, or with no name the owner's stations, as a file that other programs read. */
export const ExportModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const { offer } = usePanelUndo()
  const name = namedIn(params)
  const isOfStations = name === ''
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const called = isOfStations ? t('playlistFiles.stations') : name
  const read = async (): Promise<readonly PlaylistEntry[] | undefined> => {
    if (isOfStations)
      return (await readStations(device))?.map((one) => ({ ...one, service: one.service || 'webradio' }))
    return createPlaylistWire(device)
      .read(name)
      .catch(() => undefined)
  }
  const keep = async (write: (typeof formats)[number][2]) => {
    setBusy(true)
    setTrouble(undefined)
    const entries = await read()
    setBusy(false)
    if (!entries) return setTrouble(t('playlistFiles.export.silent'))
    if (entries.length === 0) return setTrouble(t('playlistFiles.export.empty'))
    const file = write(called, entries)
    offerFile(file)
    frame.onClose()
    return offer({ text: t('playlistFiles.export.done', { file: file.name, count: entries.length }) })
  }
  return (
    <PanelModal {...frame} size="sm" title={t('playlistFiles.export.title', { name: called })}>
      <ul className={classes.list}>
        {formats
          .filter(([format]) => (isOfStations ? format !== 'xspf' : format !== 'opml'))
          .map(([format, Icon, write]) => (
            <li key={format}>
              <ActionRow
                icon={<Icon {...look} />}
                label={t(`playlistFiles.export.${format}`)}
                note={t(`playlistFiles.export.${format}Note`)}
                disabled={isBusy}
                onPress={() => void keep(write)}
              />
            </li>
          ))}
      </ul>
      <Trouble>{trouble}</Trouble>
    </PanelModal>
  )
}
