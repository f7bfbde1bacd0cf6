import { useSelector } from '@xstate/react'
import { useTranslation } from '../../../i18n/useTranslation'
import classes from './InstallerWindow.module.css'
import { LogView } from './LogView'
import type { Installer } from './useInstaller'
import { usePacedLines } from './usePacedLines'

/** The advanced log and what opens it [D2.12-4]. Once all is over nobody opens it any more; one that is open stays, to be read. */
export function InstallLog({ installer }: { installer: Installer }) {
  const { t } = useTranslation()
  const isDone = useSelector(installer, (snapshot) => snapshot.hasTag('done'))
  const isShown = useSelector(installer, (snapshot) => snapshot.hasTag('log'))
  return (
    <>
      {isDone ? null : (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isShown}
          onClick={() => installer.send({ type: 'log.toggled' })}
        >
          {t(isShown ? 'plugins.installer.hideLog' : 'plugins.installer.showLog')}
        </button>
      )}
      {isShown ? <Lines installer={installer} /> : null}
    </>
  )
}

function Lines({ installer }: { installer: Installer }) {
  const follows = useSelector(installer, (snapshot) => snapshot.hasTag('follows'))
  return (
    <LogView
      lines={usePacedLines(installer)}
      follows={follows}
      onLeft={() => installer.send({ type: 'log.left' })}
      onReached={() => installer.send({ type: 'log.reached' })}
    />
  )
}
