import 'virtual:texts/ripping'
import type { TFunction } from 'i18next'
import { Button, FileButton } from '@mantine/core'
import { IconDisc } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import type { CdRipStart, ContentItem } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import { pictureTypes, useDevice, useOrigin, useTopic } from '../../device'
import { BuiltFormView, useBuiltForm, useFormHasEdits } from '../../renderer'
import { Cover } from '../../ui/cover/Cover'
import { DeviceText, SafeHtml } from '../../ui/SafeHtml'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { PanelModal, type ModalFrameProps, type FeatureModal } from '../../ui/modal/PanelModals'
import { Notice } from '../../ui/states'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/UnsavedEdits'
import { UploadStatus } from '../../ui/upload/UploadStatus'
import classes from './CdRipForm.module.css'
import { useCoverUpload } from './useCoverUpload'

/** What of a CD as a whole can be edited, in the order on screen. */
const aboutFields = ['artist', 'album', 'genre', 'year'] as const

/**
 * Fields for what the player knows of the CD as a whole, each only where it sent it [D2.15-1], without limits
 * [D5-25].
 */
export const buildAboutForm = (cd: CdRipStart, t: TFunction): ContentItem[] =>
  aboutFields.flatMap((name) => {
    const value = cd[name]
    if (value === undefined) return []
    return [{ id: name, element: 'input', type: 'text', label: t(`ripping.${name}`), value }]
  })

/**
 * The choice of the drive to rip to, nothing without drives. The first is chosen [D2.15-4], unless the player
 * names another of them itself.
 */
export const buildDriveForm = (
  { availableDrives = [], destinationDrive }: CdRipStart,
  t: TFunction,
): ContentItem[] => {
  const options = availableDrives.flatMap(({ name = '' }) =>
    name.trim() === '' ? [] : [{ value: name, label: name }],
  )
  const chosen = options.find(({ value }) => value === destinationDrive) ?? options[0]
  return chosen ? [{ id: 'drive', element: 'select', label: t('ripping.drive'), value: chosen, options }] : []
}

/** Id of the field for the title of the track at a place in the list. */
const trackField = (place: number): string => `track-${place}`

/** A field for the title of each track that has a number [D2.15-3]. */
export const buildTracksForm = ({ tracks = [] }: CdRipStart, t: TFunction): ContentItem[] =>
  tracks.flatMap(({ number = '', title = '' }, place) => {
    if (number === '') return []
    const label = t('ripping.track', { number })
    return [{ id: trackField(place), element: 'input', type: 'text', label, value: title }]
  })

/** What was edited: values of the forms by field id, and the cover that was uploaded. */
interface RipEdits {
  about: Readonly<Record<string, unknown>>
  tracks: Readonly<Record<string, unknown>>
  drive: Readonly<Record<string, unknown>>
  albumart: string | undefined
}

/** The drive is told as it was pushed: players read its name out of it. */
type RipInfo = Omit<CdRipStart, 'destinationDrive'> & { destinationDrive?: string | { name?: string } }

/**
 * The CD as it is to be ripped [D7-40]: all that the player sent, what this panel does not know included,
 * with the edits in their places and the drive as it was pushed.
 */
export const toRipInfo = (cd: CdRipStart, { about, tracks, drive, albumart }: RipEdits): RipInfo => {
  const edited = aboutFields.filter((name) => cd[name] !== undefined).map((name) => [name, about[name]])
  const destination = nameOf(drive['drive'])
  return {
    ...cd,
    ...Object.fromEntries(edited),
    ...(cd.tracks && {
      tracks: cd.tracks.map((track, place) => {
        const title = tracks[trackField(place)]
        const isEdited = typeof title === 'string' && title !== (track.title ?? '')
        return isEdited ? { ...track, title } : track
      }),
    }),
    ...(albumart !== undefined && { albumart }),
    ...(destination !== undefined && {
      destinationDrive: cd.availableDrives?.find(({ name }) => name === destination) ?? { name: destination },
    }),
  }
}

function nameOf(option: unknown): string | undefined {
  const value: unknown =
    typeof option === 'object' && option !== null ? Reflect.get(option, 'value') : undefined
  return typeof value === 'string' ? value : undefined
}

interface Props {
  cd: CdRipStart
  title: string
  frame: ModalFrameProps
}

/** What is known of a CD, to be mended and ripped [D2.15-1 … D2.15-5]. */
const CdRipForm = ({ cd, title, frame }: Props) => {
  const { t } = useTranslation()
  const device = useDevice()
  const origin = useOrigin()
  const dialogs = useDialogs()
  const about = useBuiltForm(buildAboutForm(cd, t))
  const tracks = useBuiltForm(buildTracksForm(cd, t))
  const drive = useBuiltForm(buildDriveForm(cd, t))
  const [albumart, setAlbumart] = useState<string>()
  const [problem, setProblem] = useState<'offline' | 'invalid'>()
  const [upload, tell] = useCoverUpload(
    about,
    useCallback((path: string) => setAlbumart(path), []),
  )
  const forgetFile = useRef<() => void>(null)
  const aboutEdited = useFormHasEdits(about)
  const tracksEdited = useFormHasEdits(tracks)
  const driveEdited = useFormHasEdits(drive)
  const hasEdits = aboutEdited || tracksEdited || driveEdited || albumart !== undefined
  useReportUnsavedEdits(hasEdits)

  const close = async () => {
    const isSure =
      !hasEdits ||
      (await dialogs.confirm({
        title: t('ripping.discardTitle'),
        message: t('ripping.discardMessage'),
        confirmLabel: t('ripping.discard'),
        isDangerous: true,
      }))
    if (isSure) frame.onClose()
  }
  const rip = () => {
    const edits = { about: about.values(), tracks: tracks.values(), drive: drive.values(), albumart }
    const outcome = device.send('callMethod', {
      endpoint: 'music_service/cd_controller',
      method: 'ripCD',
      data: toRipInfo(cd, edits),
    })
    if (outcome.status === 'refused') setProblem(outcome.reason)
    else frame.onClose()
  }

  const { file, percent, problem: failure } = upload.context
  const isBusy = upload.hasTag('busy')
  const hasTracks = tracks.section.items.length > 0
  const hasDrives = drive.section.items.length > 0
  return (
    <PanelModal
      {...frame}
      title={title}
      onClose={() => void close()}
      buttons={
        <>
          <Button variant="default" onClick={() => void close()}>
            {t('action.cancel')}
          </Button>
          {cd.rippingAvailable === true && (
            <Button disabled={isBusy} onClick={rip}>
              {t('ripping.rip')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.body}>
        {Object.keys(cd).length === 0 && <Notice>{t('ripping.unknown')}</Notice>}
        {cd.content?.trim() ? <SafeHtml html={cd.content} /> : null}
        <div className={classes.head}>
          <div className={classes.art}>
            <div className={classes.cover}>
              <Cover
                albumart={albumart ?? cd.albumart}
                origin={origin}
                label={t('ripping.cover')}
                sign={IconDisc}
              />
            </div>
            <FileButton
              accept={pictureTypes}
              resetRef={forgetFile}
              onChange={(chosen) => {
                if (chosen) tell({ type: 'file.chosen', file: chosen })
                forgetFile.current?.()
              }}
            >
              {(button) => (
                <Button variant="default" fullWidth disabled={isBusy} {...button}>
                  {t('ripping.changeCover')}
                </Button>
              )}
            </FileButton>
          </div>
          <section className={classes.about}>
            <h3 className={classes.heading}>{t('ripping.about')}</h3>
            <BuiltFormView form={about} />
          </section>
        </div>
        {file && (
          <UploadStatus
            fileName={file.name}
            percent={percent}
            problem={failure && t(`upload.problem.${failure}`)}
            onCancel={() => tell({ type: 'upload.cancelled' })}
            onRetry={upload.hasTag('retries') ? () => tell({ type: 'upload.retried' }) : undefined}
            onDismiss={() => tell({ type: 'upload.dismissed' })}
          />
        )}
        {hasTracks && (
          <section>
            <h3 className={classes.heading}>{t('ripping.tracks')}</h3>
            <div className={classes.tracks}>
              <BuiltFormView form={tracks} />
            </div>
          </section>
        )}
        {hasDrives ? (
          <BuiltFormView form={drive} />
        ) : cd.ripLocationMessage?.trim() ? (
          <DeviceText text={cd.ripLocationMessage} />
        ) : null}
        <div role="alert">
          {problem && <Notice kind="error">{t(`connection.refused.${problem}`)}</Notice>}
        </div>
      </div>
    </PanelModal>
  )
}

const nothing: CdRipStart = {}

/**
 * The modal for ripping the CD that the player has told of last [D2.15]. A later push goes into the open
 * form, where edits stay; a disc with other tracks gets a form of its own.
 */
export const CdRipModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const cd = useTopic('cdRipStart') ?? nothing
  const disc = cd.tracks?.map(({ number }) => number).join() ?? ''
  return <CdRipForm key={disc} cd={cd} frame={frame} title={cd.title?.trim() || t('ripping.title')} />
}
