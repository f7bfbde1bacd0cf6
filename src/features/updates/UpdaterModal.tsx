import { useSelector } from '@xstate/react'
import { VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { PanelModal } from '../../ui/modal/PanelModal'
import type { FeatureModal, ModalFrameProps } from '../../ui/modal/PanelModals'
import { stageOf } from './stageOf'
import { UpdateButtons } from './UpdateButtons'
import { UpdateStage } from './UpdateStage'
import type { Updater } from './Updater'

/** Percents that a screen reader tells; more would talk over all else. */
const step = 25

/** The updater's modal [D2.14-7]; `params` is the machine that `Updates` runs. */
export const UpdaterModal: FeatureModal = ({ frame, params }) =>
  isUpdater(params) ? <Shown frame={frame} updater={params} /> : null

const Shown = ({ frame, updater }: { frame: ModalFrameProps; updater: Updater }) => {
  const { t } = useTranslation()
  const { onClose } = frame
  const isOpen = useSelector(updater, (snapshot) => snapshot.hasTag('open'))
  const stage = useSelector(updater, stageOf)
  const { info, progress } = useSelector(updater, ({ context }) => context)
  useEffect(() => {
    if (!isOpen) onClose()
  }, [isOpen, onClose])
  const ours = t(`updates.title.${stage}`)
  const isOfPlayer = stage === 'searching' || stage === 'offered' || stage === 'nothing'
  const told = Math.floor((progress?.progress ?? 0) / step) * step
  return (
    <PanelModal
      {...frame}
      title={(isOfPlayer && info?.title?.trim()) || ours}
      onClose={() => updater.send({ type: 'modal.dismissed' })}
      buttons={<UpdateButtons updater={updater} stage={stage} />}
    >
      <UpdateStage key={stage} updater={updater} stage={stage} />
      <VisuallyHidden role="status">
        {stage === 'updating' ? t('updates.announced', { percent: told }) : ours}
      </VisuallyHidden>
    </PanelModal>
  )
}

function isUpdater(params: unknown): params is Updater {
  return typeof params === 'object' && params !== null && 'getSnapshot' in params
}
