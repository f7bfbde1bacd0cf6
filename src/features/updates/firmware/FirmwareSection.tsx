import { at } from '../../../base'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useCallback, useRef, useState, useEffect } from 'react'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { Button, FileButton, VisuallyHidden } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type UploadProblem, uploadMachine, type UploadOutcome } from '../../../../machines/upload.machine'
import { uploadFile, useDevice } from '../../../device'
import 'virtual:texts/upload'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { SectionFrame, type CoreSectionComponent } from '../../../renderer'
import {
  usePanelModals,
  PanelModal,
  type FeatureModal,
  type ModalFrameProps,
} from '../../../ui/modal/PanelModals'
import { UploadStatus } from '../../../ui/upload/UploadStatus'
import classes from './FirmwareSection.module.css'
import { ProgressFigure } from '../ProgressFigure'

/** The largest file that is sent, bytes: a whole system, packed. */
export const largestFirmware = 4_000_000_000

/** What a file dialog offers as firmware. */
const firmwareTypes = '.fir,.bin,.img,.zip,.gz,.xz,.tar'

const names = /\.(fir|bin|img|zip|gz|xz|tar)$/i

/**
 * Why a file is none to update a player with, by its name and size; undefined when it may be one, which the
 * player decides.
 */
export const checkFirmware = ({
  name,
  size,
}: Pick<File, 'name' | 'size'>): Extract<UploadProblem, 'type' | 'size' | 'empty'> | undefined => {
  if (!names.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > largestFirmware ? 'size' : undefined
}

/** A firmware file on its way. */
type FirmwareUpload = ActorRefFrom<typeof uploadMachine>

/**
 * The upload of a firmware file [D7-64], as long as the component is mounted; `onUploaded` when the player
 * has taken it.
 */
function useFirmwareUpload(onUploaded: () => void): FirmwareUpload {
  const device = useDevice()
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          check: fromPromise(({ input: { file } }) => Promise.resolve(checkFirmware(file))),
          send: fromPromise<UploadOutcome, { file: File; moved: (percent: number) => void }>(
            ({ input: { file, moved }, signal }) => {
              const origin = device.origin()
              if (origin === undefined)
                return Promise.resolve({ status: 'failed', problem: 'unreachable' } as const)
              return uploadFile({ url: at(origin, '/firmware-upload'), file, onProgress: moved, signal })
            },
          ),
        },
        actions: { uploaded: onUploaded },
      }),
    [device, onUploaded],
  )
  return useActorRef(machine)
}

/**
 * Words of what is the matter with a firmware file: the usual ones speak of pictures where the kind of a file
 * is wrong.
 */
const problemKey = (problem: UploadProblem) =>
  problem === 'type' ? 'updates.firmware.type' : (`upload.problem.${problem}` as const)

/**
 * The core section `firmware-upload`: updates the player by a file [D2.10-14 D2.11-6]. The modal shows how it
 * goes as long as the file is on its way; what the player makes of it, and what went wrong, stands here.
 */
export const FirmwareSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const forgetFile = useRef<() => void>(null)
  const [isTaken, setTaken] = useState(false)
  const upload = useFirmwareUpload(useCallback(() => setTaken(true), []))
  const { file, percent, problem } = useSelector(upload, ({ context }) => context)
  const isBusy = useSelector(upload, (snapshot) => snapshot.hasTag('busy'))
  const retries = useSelector(upload, (snapshot) => snapshot.hasTag('retries'))
  const show = () => void modals.open({ name: 'firmware-upload', size: 'lg', params: upload })
  return (
    <SectionFrame section={section} title={t('updates.firmware.title')}>
      <div className={classes.section}>
        <p className={classes.hint}>
          {t('updates.firmware.hint', { types: firmwareTypes.replaceAll(',', ', ') })}
        </p>
        <FileButton
          accept={firmwareTypes}
          resetRef={forgetFile}
          onChange={(chosen) => {
            if (!chosen) return
            setTaken(false)
            upload.send({ type: 'file.chosen', file: chosen })
            show()
            // The same file may be chosen again once it was mended.
            forgetFile.current?.()
          }}
        >
          {(button) => (
            <Button
              variant="default"
              className={classes.choose}
              leftSection={<IconFileUpload size={20} stroke={1.5} aria-hidden />}
              disabled={isBusy}
              {...button}
            >
              {t('updates.firmware.choose')}
            </Button>
          )}
        </FileButton>
        {file && (
          <UploadStatus
            fileName={file.name}
            percent={percent}
            problem={problem && t(problemKey(problem))}
            onCancel={() => upload.send({ type: 'upload.cancelled' })}
            onRetry={
              retries
                ? () => {
                    upload.send({ type: 'upload.retried' })
                    show()
                  }
                : undefined
            }
            onDismiss={() => upload.send({ type: 'upload.dismissed' })}
          />
        )}
        <p className={classes.taken} role="status">
          {isTaken ? t('updates.firmware.taken') : ''}
        </p>
      </div>
    </SectionFrame>
  )
}

/** Percents that a screen reader tells. */
const step = 25

/**
 * A firmware file on its way [D4-38], titled as the specification says; closes once all of it is sent, or
 * when it cannot be: what follows stands in the section, or is said by the player [D2.11-6]. `params` is the
 * machine that the section runs.
 */
export const FirmwareModal: FeatureModal = ({ frame, params }) =>
  isUpload(params) ? <Shown frame={frame} upload={params} /> : null

const Shown = ({ frame, upload }: { frame: ModalFrameProps; upload: FirmwareUpload }) => {
  const { t } = useTranslation()
  const { onClose } = frame
  const { file, percent } = useSelector(upload, ({ context }) => context)
  const isOnItsWay = useSelector(upload, (snapshot) => snapshot.hasTag('busy')) && percent < 100
  useEffect(() => {
    if (!isOnItsWay) onClose()
  }, [isOnItsWay, onClose])
  const cancel = () => upload.send({ type: 'upload.cancelled' })
  return (
    <PanelModal
      {...frame}
      title={t('updates.firmware.uploading')}
      onClose={cancel}
      buttons={
        <Button variant="default" onClick={cancel}>
          {t('action.cancel')}
        </Button>
      }
    >
      <ProgressFigure progress={{ status: file?.name ?? '', progress: percent }} />
      <VisuallyHidden role="status">
        {t('updates.announced', { percent: Math.floor(percent / step) * step })}
      </VisuallyHidden>
    </PanelModal>
  )
}

function isUpload(params: unknown): params is FirmwareUpload {
  return typeof params === 'object' && params !== null && 'getSnapshot' in params
}
