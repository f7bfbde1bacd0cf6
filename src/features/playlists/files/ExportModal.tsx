import 'virtual:texts/playlistFiles'
import { IconFileMusic, IconFileTypeXml, IconRadio } from '@tabler/icons-react'
import { useState } from 'react'
import { createPlaylistWire, useDevice, type PlaylistEntry } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { Trouble } from '../../../ui/states'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import { namedIn } from '../manage/playlistParams'
import classes from './files.module.css'
import { readStations } from './saveStations'
import { offerFile, writeM3u, writeOpml, writeXspf } from './writePlaylistFile'

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
