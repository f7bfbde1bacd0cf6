import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useCallback, useRef, useState } from 'react'
import type { UploadProblem } from '../../../../machines/upload.machine'
import '../../../ui/upload/texts'
import { useTranslation } from '../../../i18n/useTranslation'
import { SectionFrame, type CoreSectionComponent } from '../../../renderer'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { UploadStatus } from '../../../ui/upload/UploadStatus'
import classes from './FirmwareSection.module.css'
import { firmwareTypes } from './checkFirmware'
import { useFirmwareUpload } from './useFirmwareUpload'

/** Words of what is the matter with a firmware file: the usual ones speak of pictures where the kind of a file is wrong. */
const problemKey = (problem: UploadProblem) =>
  problem === 'type' ? 'updates.firmware.type' : (`upload.problem.${problem}` as const)

/**
 * The core section `firmware-upload`: updates the player by a file [D2.10-14 D2.11-6]. The modal shows how it goes as long as the file
 * is on its way; what the player makes of it, and what went wrong, stands here.
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
