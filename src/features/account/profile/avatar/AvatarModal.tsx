import { Button, Progress } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { PanelModal } from '../../../../ui/modal/PanelModal'
import { Notice } from '../../../../ui/Notice'
import { AvatarCrop } from './AvatarCrop'
import classes from './AvatarModal.module.css'
import { middle } from './cropOf'
import { toAvatarFile } from './drawAvatar'
import { useAvatarUpload } from './useAvatarUpload'
import '../../../../ui/upload/texts'

interface Props {
  uid: string
  picture: ImageBitmap
  onClose: () => void
  /** The picture is in the cloud, and the record says so. */
  onDone: () => void
}

/** Chooses the square of a picture, and sends it to the cloud [A2.4-36 A4.12-2]; that can be cancelled, and tried again. */
export const AvatarModal = ({ uid, picture, onClose, onDone }: Props) => {
  const { t } = useTranslation()
  const [crop, setCrop] = useState(middle)
  const [isBroken, setBroken] = useState(false)
  const upload = useAvatarUpload(uid, onDone)
  const isBusy = useSelector(upload, (state) => state.hasTag('busy'))
  const problem = useSelector(upload, (state) =>
    state.hasTag('failed') ? (state.context.problem ?? 'refused') : undefined,
  )
  const percent = Math.round(useSelector(upload, ({ context }) => context.percent))
  const save = async () => {
    try {
      upload.send({ type: 'file.chosen', file: await toAvatarFile(picture, crop) })
    } catch {
      setBroken(true)
    }
  }
  const close = () => {
    upload.send({ type: 'upload.cancelled' })
    onClose()
  }
  const shown = isBroken ? 'broken' : problem
  return (
    <PanelModal
      isTop
      title={t('accountProfile.avatar.title')}
      onClose={close}
      buttons={
        <>
          <Button
            variant="default"
            onClick={isBusy ? () => upload.send({ type: 'upload.cancelled' }) : close}
          >
            {isBusy ? t('accountProfile.avatar.stop') : t('action.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            {problem ? t('action.tryAgain') : t('accountProfile.avatar.use')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <div inert={isBusy}>
          <AvatarCrop picture={picture} crop={crop} onChange={setCrop} />
        </div>
        {isBusy && (
          <div className={classes.progress}>
            <Progress.Root size="sm">
              <Progress.Section
                value={percent}
                aria-label={t('accountProfile.avatar.progress')}
                striped={percent === 100}
                animated={percent === 100}
              />
            </Progress.Root>
            <p className={classes.percent}>{t('upload.percent', { percent })}</p>
          </div>
        )}
        <div role="alert">
          {shown && !isBusy && <Notice kind="error">{t(`accountProfile.avatar.problem.${shown}`)}</Notice>}
        </div>
      </div>
    </PanelModal>
  )
}
