import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './InstallerWindow.module.css'

interface Props {
  /** 0-100; undefined where the player has not said. */
  progress: number | undefined
}

/** How far an installation is [D2.12-4]. */
export function InstallBar({ progress }: Props) {
  const { t } = useTranslation()
  const isKnown = progress !== undefined
  return (
    <div className={classes.bar}>
      <Progress.Root size="md">
        <Progress.Section
          value={progress ?? 100}
          striped={!isKnown}
          animated={!isKnown}
          // How far it is is not known: a progress bar without a value.
          {...(isKnown ? {} : { withAria: false, role: 'progressbar' })}
          aria-label={t('plugins.installer.progress')}
        />
      </Progress.Root>
      <span className={classes.percent}>
        {isKnown ? t('upload.percent', { percent: Math.round(progress) }) : ''}
      </span>
    </div>
  )
}
