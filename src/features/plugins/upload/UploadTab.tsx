import { at } from '../../../base'
import { useMachine } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { Button, FileButton } from '@mantine/core'
import { IconPackageImport } from '@tabler/icons-react'
import { type UploadProblem, uploadMachine, type UploadOutcome } from '../../../../machines/upload.machine'
import { uploadFile, type Device, useDevice } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { UploadStatus } from '../../../ui/upload/UploadStatus'
import classes from './UploadTab.module.css'

/** What a file dialog offers as a plugin. */
const pluginTypes = '.zip,application/zip,application/x-zip-compressed'

/** How a ZIP file begins. */
const zip = [0x50, 0x4b, 0x03, 0x04]

/**
 * Why a file is no plugin: a ZIP by its name, because players go by that, and by its first bytes, because a
 * name can lie; undefined when it is one. Reads no more than four bytes; a file that is not there any more
 * counts as empty.
 */
export const checkPlugin = async (
  file: File,
): Promise<Extract<UploadProblem, 'type' | 'empty'> | undefined> => {
  if (!/\.zip$/i.test(file.name)) return 'type'
  if (file.size === 0) return 'empty'
  const bytes = await file
    .slice(0, zip.length)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => undefined)
  if (!bytes) return 'empty'
  return zip.every((byte, place) => bytes[place] === byte) ? undefined : 'type'
}

/**
 * Uploads a plugin [D7-60]. Once all of it is with the player, its first word about installing counts as the
 * answer, too: the request itself may be answered only when that is over.
 */
const sendPlugin = async (
  device: Device,
  file: File,
  moved: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  const origin = device.origin()
  if (origin === undefined) return { status: 'failed', problem: 'unreachable' }
  const ended = new AbortController()
  const cancel = () => ended.abort()
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel)
  let isSent = false
  const begun = new Promise<UploadOutcome>((resolve) => {
    const take = () => {
      if (isSent) resolve({ status: 'done', answer: undefined })
    }
    const stops = [device.on('installPluginStatus', take), device.on('openInstallerModal', take)]
    ended.signal.addEventListener('abort', () => {
      for (const stop of stops) stop()
    })
  })
  const onProgress = (percent: number) => {
    isSent ||= percent === 100
    moved(percent)
  }
  const upload = uploadFile({ url: at(origin, '/plugin-upload'), file, onProgress, signal: ended.signal })
  const outcome = await Promise.race([upload, begun])
  signal.removeEventListener('abort', cancel)
  // What is left of the request is of no more use; all of the file is there.
  ended.abort()
  return outcome
}

/**
 * The upload of a plugin, as long as the component is mounted. `onArrived` is called once when all of a file
 * is sent, `onTurnedAway` when the player then does not take it; both are always the same functions.
 */
export function usePluginUpload(onArrived: () => void, onTurnedAway: () => void) {
  const device = useDevice()
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          check: fromPromise(({ input: { file } }) => checkPlugin(file)),
          send: fromPromise<UploadOutcome, { file: File; moved: (percent: number) => void }>(
            async ({ input: { file, moved }, signal }) => {
              let isThere = false
              const outcome = await sendPlugin(
                device,
                file,
                (percent) => {
                  moved(percent)
                  if (percent === 100 && !isThere) {
                    isThere = true
                    onArrived()
                  }
                },
                signal,
              )
              if (isThere && outcome.status !== 'done' && !signal.aborted) onTurnedAway()
              return outcome
            },
          ),
        },
      }),
    [device, onArrived, onTurnedAway],
  )
  return useMachine(machine)
}

interface Props {
  upload: ReturnType<typeof usePluginUpload>
  /** A file is held over the screen. */
  isOver: boolean
}

/** A plugin from a file, dropped or chosen, on its way to the player [D2.12-3]. */
export function UploadTab({ upload: [snapshot, tell], isOver }: Props) {
  const { t } = useTranslation()
  const forgetFile = useRef<() => void>(null)
  const { file, percent, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return (
    <div className={classes.upload}>
      <div className={classes.area} data-over={isOver || undefined}>
        <IconPackageImport size={40} stroke={1.25} aria-hidden className={classes.icon} />
        <p className={classes.drop}>{t(isOver ? 'plugins.upload.dropNow' : 'plugins.upload.drop')}</p>
        <FileButton
          accept={pluginTypes}
          resetRef={forgetFile}
          disabled={isBusy}
          onChange={(chosen) => {
            if (chosen) tell({ type: 'file.chosen', file: chosen })
            // The same file may be chosen again once it was mended.
            forgetFile.current?.()
          }}
        >
          {(button) => (
            <Button {...button} disabled={isBusy}>
              {t('plugins.upload.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      {file ? (
        <UploadStatus
          fileName={file.name}
          percent={percent}
          problem={
            problem && (problem === 'type' ? t('plugins.upload.type') : t(`upload.problem.${problem}`))
          }
          onCancel={() => tell({ type: 'upload.cancelled' })}
          onRetry={snapshot.hasTag('retries') ? () => tell({ type: 'upload.retried' }) : undefined}
          onDismiss={() => tell({ type: 'upload.dismissed' })}
        />
      ) : null}
      <p className={classes.hint}>{t('plugins.upload.hint')}</p>
    </div>
  )
}
