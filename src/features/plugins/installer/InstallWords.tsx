import { IconCircleCheck } from '@tabler/icons-react'
import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from '../../../i18n/useTranslation'
import { DeviceText } from '../../../ui/DeviceText'
import { Notice } from '../../../ui/Notice'
import classes from './InstallerWindow.module.css'
import type { Installer } from './useInstaller'

interface Props {
  installer: Installer
  /** Of the plugin. */
  name: string
}

const places = ['opening', 'away', 'looking', 'silent', 'unclear', 'failed', 'unsent'] as const

/** What happens, in the player's words and in ours where it has none; spoken as it changes. */
export function InstallWords({ installer, name }: Props) {
  const { t } = useTranslation()
  const place = useSelector(installer, (snapshot) =>
    snapshot.matches({ install: 'found' })
      ? 'found'
      : places.find((one) => snapshot.matches({ install: { live: one } })),
  )
  const isDone = useSelector(installer, (snapshot) => snapshot.hasTag('done'))
  const { message, refusal, isMissing } = useSelector(
    installer,
    ({ context: { message, refusal, isMissing } }) => ({ message, refusal, isMissing }),
    shallowEqual,
  )
  const said = message === '' ? null : <DeviceText text={message} />
  const words = () => {
    switch (place) {
      case 'silent':
        return <Notice kind="warning">{t('plugins.installer.silent')}</Notice>
      case 'unclear':
        return (
          <Notice kind="warning">
            {isMissing ? t('plugins.installer.missing', { name }) : t('plugins.installer.unclear')}
          </Notice>
        )
      case 'failed':
        return <Notice kind="error">{said ?? t('plugins.installer.failed')}</Notice>
      case 'unsent':
        return <Notice kind="error">{t(`connection.refused.${refusal ?? 'offline'}`)}</Notice>
      case 'away':
      case 'looking':
        return t(`plugins.installer.${place}`)
      case 'opening':
        return t('plugins.installer.opening')
      case 'found':
        return t('plugins.installer.found', { name })
      case undefined:
        return said ?? t(isDone ? 'plugins.installer.done' : 'plugins.installer.waiting')
    }
  }
  return (
    <div className={classes.words} role={place === 'failed' || place === 'unsent' ? 'alert' : 'status'}>
      {isDone ? <IconCircleCheck size={24} stroke={1.5} aria-hidden className={classes.check} /> : null}
      <div>{words()}</div>
    </div>
  )
}
