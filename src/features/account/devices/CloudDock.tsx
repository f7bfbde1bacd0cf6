import type { CloudDevice } from '../../../../schemas/generated/types'
import { addressOf, remoteOrder, useDevices } from './useDevices'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useOrigin } from '../../../device'
import { PlayerDock, PlayerDockItem, PlayerMain } from '../../../ui/players/PlayerMain'
import { useSession } from '../session'

/** A device of the dock. */
interface DockedDevice {
  device: CloudDevice
  /** Where it is driven from; undefined where what the cloud says is no address. */
  address: string | undefined
  /** It is driven now. */
  isSelf: boolean
  /** It plays along with another one, and cannot be driven by itself. */
  isChild: boolean
}

/** Host and port of an origin: the scheme may be the page's. */
const placeOf = (origin: string | undefined) => origin?.replace(/^https?:\/\//, '')

/**
 * What the dock of the cloud shows: the devices that are enabled and online [A2.5-15], the one that was
 * opened last first [A4.15-5]; `origin` is that of the one that is driven.
 */
export const dockOf = (
  devices: readonly CloudDevice[],
  origin: string | undefined,
  lastHost?: string,
): readonly DockedDevice[] =>
  remoteOrder(devices, lastHost).map((device) => {
    const address = addressOf(device.host)
    return {
      device,
      address,
      isSelf: device.isSelf === true || (address !== undefined && placeOf(address) === placeOf(origin)),
      isChild: device.isChild === true,
    }
  })

/**
 * The multi-room dock on the cloud host [A2.5-15 D2.8-1]: the user's devices that can be reached; a press
 * drives another one.
 */
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
