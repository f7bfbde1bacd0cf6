import { Button } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { PanelModal } from '../../../ui/modal/PanelModal'
import type { FeatureModal, ModalFrameProps } from '../../../ui/modal/PanelModals'
import { ProgressFigure } from '../ProgressFigure'
import type { FirmwareUpload } from './useFirmwareUpload'

/** Percents that a screen reader tells. */
const step = 25

/**
 * A firmware file on its way [D4-38], titled as the specification says; closes once all of it is sent, or when it cannot be: what
 * follows stands in the section, or is said by the player [D2.11-6]. `params` is the machine that the section runs.
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
