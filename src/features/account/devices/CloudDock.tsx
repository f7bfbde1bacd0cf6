import { useTranslation } from '../../../i18n/useTranslation'
import { useOrigin } from '../../../device'
import { PlayerDock, PlayerDockItem } from '../../../ui/players/PlayerDock'
import { PlayerMain } from '../../../ui/players/PlayerMain'
import { useSession } from '../session'
import { dockOf } from './dockOf'
import { useDevices } from './useDevices'

/** The multi-room dock on the cloud host [A2.5-15 D2.8-1]: the user's devices that can be reached; a press drives another one. */
export function CloudDock() {
  const { t } = useTranslation()
  const session = useSession()
  const origin = useOrigin()
  const list = useDevices(session.phase === 'ready' ? session.user.uid : undefined)
  const lastHost = session.phase === 'ready' ? session.record?.lastHost : undefined
  const docked = dockOf(list.phase === 'ready' ? list.devices : [], origin, lastHost)
  if (docked.length < 2) return null
  return (
    <PlayerDock title={t('accountDevices.dock.title')}>
      {docked.map(({ device, address, isSelf, isChild }) => {
        const name = device.name?.trim() || t('accountDevices.nameless')
        return (
          <PlayerDockItem key={device.hwuuid} isSelf={isSelf} isChild={isChild}>
            <PlayerMain
              name={name}
              address={isSelf || isChild ? undefined : address}
              albumart={undefined}
              origin={undefined}
              switchLabel={t('accountDevices.dock.switchTo', { name })}
              words={isChild ? t('accountDevices.dock.child') : (device.device ?? '')}
              isCurrent={isSelf}
              badge={isSelf ? t('accountDevices.dock.current') : undefined}
            />
          </PlayerDockItem>
        )
      })}
    </PlayerDock>
  )
}
