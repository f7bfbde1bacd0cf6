import { Button, FileButton } from '@mantine/core'
import { IconDisc } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { CdRipStart } from '../../../schemas/generated/types'
import { pictureTypes, useDevice, useOrigin } from '../../device'
import { BuiltFormView, useBuiltForm, useFormHasEdits } from '../../renderer'
import { Cover } from '../../ui/cover/Cover'
import { DeviceText } from '../../ui/DeviceText'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { PanelModal } from '../../ui/modal/PanelModal'
import type { ModalFrameProps } from '../../ui/modal/PanelModals'
import { Notice } from '../../ui/Notice'
import { SafeHtml } from '../../ui/SafeHtml'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/useReportUnsavedEdits'
import { UploadStatus } from '../../ui/upload/UploadStatus'
import { buildAboutForm } from './buildAboutForm'
import { buildDriveForm } from './buildDriveForm'
import { buildTracksForm } from './buildTracksForm'
import classes from './CdRipForm.module.css'
import { toRipInfo } from './toRipInfo'
import { useCoverUpload } from './useCoverUpload'

interface Props {
  cd: CdRipStart
  title: string
  frame: ModalFrameProps
}

/** What is known of a CD, to be mended and ripped [D2.15-1 … D2.15-5]. */
export const CdRipForm = ({ cd, title, frame }: Props) => {
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
