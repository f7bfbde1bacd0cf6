import { Button, Progress } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Notice } from '../states'
import classes from './UploadStatus.module.css'
import 'virtual:texts/upload'

interface Props {
  fileName: string
  /** How much is on its way, 0-100; at 100 the player still has to answer. */
  percent: number
  /** What went wrong, in words; undefined while the file is on its way. */
  problem: string | undefined
  onCancel: () => void
  /** Sends the same file again; undefined where that is of no use. */
  onRetry: (() => void) | undefined
  onDismiss: () => void
}

/** A file on its way to the player, or why it did not get there [D2.11-7]. */
export const UploadStatus = ({ fileName, percent, problem, onCancel, onRetry, onDismiss }: Props) => {
  const { t } = useTranslation()
  const shown = Math.round(percent)
  if (problem !== undefined)
    return (
      <div className={classes.status} role="alert">
        <Notice kind="error">
          {t('upload.failed', { name: fileName })} {problem}
        </Notice>
        <div className={classes.buttons}>
          <Button variant="subtle" color="gray" onClick={onDismiss}>
            {t('action.close')}
          </Button>
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              {t('action.tryAgain')}
            </Button>
          )}
        </div>
      </div>
    )
  return (
    <div className={classes.status}>
      <div className={classes.line}>
        <IconFileUpload size={20} stroke={1.5} aria-hidden className={classes.icon} />
        <span className={classes.name}>{fileName}</span>
        <span className={classes.percent}>{t('upload.percent', { percent: shown })}</span>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
      <Progress.Root size="sm">
        <Progress.Section
          value={shown}
          aria-label={t('upload.progress', { name: fileName })}
          striped={shown === 100}
          animated={shown === 100}
        />
      </Progress.Root>
      <p className={classes.note} role="status">
        {shown === 100 ? t('upload.working') : ''}
      </p>
    </div>
  )
}
