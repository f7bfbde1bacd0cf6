import { Button, FileButton } from '@mantine/core'
import { IconPackageImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { UploadStatus } from '../../../ui/upload/UploadStatus'
import { pluginTypes } from './checkPlugin'
import type { usePluginUpload } from './usePluginUpload'
import classes from './UploadTab.module.css'

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
