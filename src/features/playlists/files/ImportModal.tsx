import 'virtual:texts/playlistFiles'
import 'virtual:texts/playlistNames'
import { Button, FileButton, Progress } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState, type DragEvent } from 'react'
import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../../schemas/generated/types'
import { hosted } from '../../../base'
import { useAnswer, useDevice } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { BuiltFormView, useBuiltForm, useFormValue, type FormValues } from '../../../renderer'
import { PanelModal, usePanelModals, type FeatureModal } from '../../../ui/modal/PanelModals'
import { onPlainPress, usePanelHistory } from '../../../ui/navigation/PanelLink'
import { Notice } from '../../../ui/states'
import { usePanelUndo, everySecond } from '../../../ui/undo/PanelUndo'
import { usePlaylistTasks } from '../manage/usePlaylistTasks'
import { useNameForm } from '../useNameForm'
import classes from './files.module.css'
import type { FileStation, FileTrack, Skipped } from './readPlaylistFile'
import { removeStations, saveStations } from './saveStations'
import { useImport, type ImportResult } from './useImport'

const accepted = '.m3u,.m3u8,.pls,.xspf,.opml,.xml,audio/x-mpegurl,application/xspf+xml,text/x-opml'

interface ChoosingProps {
  problem: 'large' | 'unknown' | 'broken' | undefined
  onFile: (file: File) => void
}

/** Asks for a file; one that is dropped is taken, too. */
function Choosing({ problem, onFile }: ChoosingProps) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <>
      <p className={classes.note}>{t('playlistFiles.import.about')}</p>
      <div
        className={classes.choose}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileImport size={40} stroke={1.25} aria-hidden />
        <FileButton accept={accepted} onChange={(file) => file && onFile(file)}>
          {(props) => <Button {...props}>{t('playlistFiles.import.choose')}</Button>}
        </FileButton>
        <p>{t('playlistFiles.import.kinds')}</p>
      </div>
      <div role="alert">
        {problem ? <Notice kind="error">{t(`playlistFiles.import.problem.${problem}`)}</Notice> : null}
      </div>
    </>
  )
}

/** So many lines are shown. */
const most = 200

/** Leads to what is found for a text; there is nowhere to go in the gallery. */
function SearchLink({ text }: { text: string }) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const history = usePanelHistory()
  const href = `/search?${new URLSearchParams({ q: text }).toString()}`
  return (
    <a
      className={classes.search}
      href={hosted(href)}
      aria-label={t('playlistFiles.import.searchFor', { name: text })}
      onClick={onPlainPress(() => {
        modals.closeAll()
        history?.push(href)
      })}
    >
      {t('playlistFiles.import.search')}
    </a>
  )
}

interface PartProps {
  title: string
  note?: string
  lines: readonly { name: string; by: string; search?: string }[]
}

/** Some of what a file holds; what is searched for leads there. */
function Part({ title, note, lines }: PartProps) {
  const { t } = useTranslation()
  if (lines.length === 0) return null
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {note ? <p>{note}</p> : null}
      <ul className={classes.lines}>
        {lines.slice(0, most).map(({ name, by, search }, place) => (
          // They may repeat, and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <span className={classes.words}>
              <span>{name}</span>
              {by ? <span className={classes.by}>{by}</span> : null}
            </span>
            {search === undefined ? null : <SearchLink text={search} />}
          </li>
        ))}
      </ul>
      {lines.length > most ? <p>{t('playlistFiles.import.more', { count: lines.length - most })}</p> : null}
    </section>
  )
}

const lineOf = ({ title, artist, album, path }: FileTrack, isSearched: boolean) => ({
  name: title,
  by: [artist, album].filter(Boolean).join(' - ') || path,
  ...(isSearched && { search: title }),
})
const ofStation = ({ name, uri }: FileStation) => ({ name, by: uri })
const ofSkipped = ({ text }: Skipped) => ({ name: text, by: '' })

const buildStationForm = (count: number, t: TFunction): ContentItem[] => [
  { id: 'stations', element: 'switch', label: t('playlistFiles.import.toRadios', { count }), value: true },
]

interface FoundProps extends ImportResult {
  /** Of the playlists that there are. */
  names: readonly string[]
  onSave: (name: string | undefined, withStations: boolean) => void
  id: string
}

/** What was found of a file, and under which name it is kept. */
function FoundView(props: FoundProps) {
  const { name: first, names, content, found, missing, unsought, stations, onSave, id } = props
  const { t } = useTranslation()
  const { form, name, check } = useNameForm(t('playlistFiles.import.name'), () => undefined, first)
  const stationForm = useBuiltForm(buildStationForm(stations.length, t))
  const withStations = useFormValue(stationForm, 'stations') === true && stations.length > 0
  const checkNew = (values: FormValues) => {
    if (name === '') return { name: t('playlistFiles.import.nameless') }
    const isTaken = names.includes(name) || name === 'favourites'
    return isTaken ? { name: t('playlistFiles.import.taken', { name }) } : check(values)
  }
  const save = () => onSave(found.length > 0 ? name : undefined, withStations)
  return (
    <>
      <p className={classes.note} role="status">
        {[
          content.tracks.length > 0
            ? t('playlistFiles.import.foundOf', { found: found.length, total: content.tracks.length })
            : '',
          content.stations.length > 0
            ? t('playlistFiles.import.stationsIn', { count: content.stations.length })
            : '',
          unsought > 0 ? t('playlistFiles.import.unsought', { count: unsought }) : '',
          content.isCut ? t('playlistFiles.import.cut') : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {found.length > 0 ? (
        <BuiltFormView form={form} id={id} check={checkNew} onSubmit={save} />
      ) : (
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        />
      )}
      {stations.length > 0 ? <BuiltFormView form={stationForm} /> : null}
      <Part
        title={t('playlistFiles.import.missing', { count: missing.length })}
        lines={missing.map((one) => lineOf(one, false))}
      />
      <Part
        title={t('playlistFiles.import.newStations', { count: stations.length })}
        lines={stations.map(ofStation)}
      />
      <Part
        title={t('playlistFiles.import.skipped', { count: content.skipped.length })}
        note={t('playlistFiles.import.skippedNote')}
        lines={content.skipped.map(ofSkipped)}
      />
    </>
  )
}

/** Saves what was found of a file, and says how far it is below the screen; one way back takes back all. */
function useSaveImport() {
  const { t } = useTranslation()
  const device = useDevice()
  const tasks = usePlaylistTasks()
  const { offer } = usePanelUndo()
  const takeBack = async (stations: readonly FileStation[]) => {
    const gone = await removeStations(device, stations)
    if (!gone) return t('playlistFiles.import.stationsUnsure')
    const stay = stations.length - gone.length
    const text = t('playlistFiles.import.stationsRemoved', { count: gone.length })
    return stay > 0 ? `${text} ${t('playlistFiles.import.stationsStay', { count: stay })}` : text
  }
  const addStations = async (stations: readonly FileStation[]) => {
    const total = stations.length
    const say = everySecond((done) =>
      offer({ text: t('playlistFiles.import.addingStations', { done, total }) }),
    )
    const taken = await saveStations(device, stations, (done) => say(done, total))
    const lost = total - taken.length
    const text = t('playlistFiles.import.stationsAdded', { count: taken.length })
    return {
      text: lost > 0 ? `${text} ${t('playlistFiles.import.stationsLost', { count: lost })}` : text,
      takeBack: () => takeBack(taken),
    }
  }
  return async ({ found, stations }: ImportResult, name: string | undefined, withStations: boolean) => {
    const added = withStations ? await addStations(stations) : undefined
    const isMade = name !== undefined && (await tasks.make(name, found, added))
    if (isMade || !added) return
    offer({ text: added.text, run: () => void added.takeBack().then((text) => offer({ text })) })
  }
}

/**
 * Reads a file of a playlist or of stations, finds what it names in the library, and keeps it: tracks as a
 * playlist, stations among the owner's. What was not found can be searched for.
 */
export const ImportModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const { phase, read, stop } = useImport()
  const save = useSaveImport()
  // A name that may be taken is not used before that is known.
  const { phase: listing, data: names = [] } = useAnswer('listPlaylist', 'pushListPlaylist', (all) => all)
  const [isSaved, setSaved] = useState(false)
  const id = 'import-form'
  if (phase.is === 'found' && isSaved)
    return (
      <PanelModal
        {...frame}
        size="md"
        title={t('playlistFiles.import.title')}
        buttons={<Button onClick={frame.onClose}>{t('action.close')}</Button>}
      >
        <Part
          title={t('playlistFiles.import.missing', { count: phase.missing.length })}
          note={t('playlistFiles.import.missingNote')}
          lines={phase.missing.map((one) => lineOf(one, true))}
        />
      </PanelModal>
    )
  if (phase.is === 'found') {
    const hasAny = phase.found.length + phase.stations.length > 0
    return (
      <PanelModal
        {...frame}
        size="md"
        title={t('playlistFiles.import.title')}
        buttons={
          <>
            <Button variant="default" onClick={frame.onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" form={id} disabled={!hasAny} loading={listing === 'waiting'}>
              {t('playlistFiles.import.save')}
            </Button>
          </>
        }
      >
        <FoundView
          {...phase}
          names={names}
          id={id}
          onSave={(name, withStations) => {
            void save(phase, name, withStations)
            if (phase.missing.length > 0) setSaved(true)
            else frame.onClose()
          }}
        />
      </PanelModal>
    )
  }
  return (
    <PanelModal
      {...frame}
      size="md"
      title={t('playlistFiles.import.title')}
      {...(phase.is === 'finding' && {
        buttons: (
          <Button variant="default" onClick={stop}>
            {t('playlistFiles.import.stop')}
          </Button>
        ),
      })}
    >
      {phase.is === 'choosing' ? (
        <Choosing problem={phase.problem} onFile={(file) => void read(file)} />
      ) : (
        <div className={classes.progress}>
          <span role="status">
            {t('playlistFiles.import.finding', { done: phase.done, total: phase.total })}
          </span>
          <Progress
            aria-label={t('playlistFiles.import.title')}
            value={phase.total > 0 ? (phase.done / phase.total) * 100 : 100}
          />
        </div>
      )}
    </PanelModal>
  )
}
