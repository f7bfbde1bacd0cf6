import { Progress } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useTranslation } from '../../../i18n/useTranslation'
import classes from './InstallerWindow.module.css'
import type { Installer } from './useInstaller'
import '../../../ui/upload/texts'

/** How far an installation is [D2.12-4]; undetermined where the player has not said. */
export function InstallBar({ installer }: { installer: Installer }) {
  const { t } = useTranslation()
  const progress = useSelector(installer, ({ context }) => context.progress)
  const isKnown = progress !== undefined
  return (
    <div className={classes.bar}>
      {/* A flood of steps needs no help to look smooth, and a width that is always on its way lays out every frame. */}
      <Progress.Root size="md" transitionDuration={0}>
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
