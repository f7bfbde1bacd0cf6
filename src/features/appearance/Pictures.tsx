import { Button, VisuallyHidden } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { PushBackgrounds } from '../../../schemas/generated/types'
import { useOrigin } from '../../device'
import { UploadStatus } from '../../ui/upload/UploadStatus'
import classes from './AppearanceSection.module.css'
import { ChoiceNotice } from './ChoiceNotice'
import { PictureGrid, type Picture } from './PictureGrid'
import { PictureRemoval } from './PictureRemoval'
import type { ChoiceProblem } from './useBackgroundChoice'
import { usePictureUpload } from './usePictureUpload'
import { useRemovals } from './useRemovals'

interface Props {
  available: PushBackgrounds['available']
  /** Path of the picture that is the background. */
  chosen: string | undefined
  onChoose: (picture: Picture) => void
  problem: ChoiceProblem | undefined
}

/** The pictures of the player: choose one, add one, clear up [D2.11-7 D3-35]. */
export const Pictures = ({ available, chosen, onChoose, problem }: Props) => {
  const { t } = useTranslation()
  const origin = useOrigin()
  const pictures = useMemo(() => available.filter(isPicture), [available])
  const [wantsRemoval, setWantsRemoval] = useState(false)
  const [added, setAdded] = useState(false)
  const [upload, tell] = usePictureUpload(useCallback(() => setAdded(true), []))
  const removals = useRemovals()
  const canRemove = pictures.some(({ notDeletable }) => notDeletable !== true)
  const isRemoving = wantsRemoval && canRemove
  const { file, percent, problem: failure } = upload.context
  return (
    <div className={classes.part}>
      <div className={classes.bar}>
        <h3 className={classes.title}>{t('appearance.pictures')}</h3>
        {canRemove && (
          <Button variant="subtle" color="gray" onClick={() => setWantsRemoval(!isRemoving)}>
            {t(isRemoving ? 'appearance.done' : 'appearance.clearUp')}
          </Button>
        )}
      </div>
      {isRemoving ? (
        <PictureRemoval
          pictures={pictures}
          removing={removals.removing}
          origin={origin}
          onRemove={removals.remove}
        />
      ) : (
        <PictureGrid
          pictures={pictures}
          chosen={chosen}
          origin={origin}
          onChoose={onChoose}
          canAdd={!upload.hasTag('busy')}
          onAdd={(chosenFile) => {
            setAdded(false)
            tell({ type: 'file.chosen', file: chosenFile })
          }}
        />
      )}
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
      <ChoiceNotice problem={problem ?? removals.problem} />
      <p className={classes.hint}>{t('appearance.pictureHint')}</p>
      <VisuallyHidden role="status">{added ? t('appearance.added') : ''}</VisuallyHidden>
    </div>
  )
}

function isPicture(background: PushBackgrounds['available'][number]): background is Picture {
  return background.path !== undefined && background.path.trim() !== ''
}
