import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrigin } from '../../../device'
import { PlayerMain } from '../../../ui/players/PlayerMain'
import { useSession } from '../session'
import classes from './CloudDock.module.css'
import { dockOf } from './dockOf'
import { useDevices } from './useDevices'

/** The multi-room dock on the cloud host [A2.5-15 D2.8-1]: the user's devices that can be reached; a press drives another one. */
export function CloudDock() {
  const { t } = useTranslation()
  const session = useSession()
  const origin = useOrigin()
  const title = useId()
  const list = useDevices(session.phase === 'ready' ? session.user.uid : undefined)
  const lastHost = session.phase === 'ready' ? session.record?.lastHost : undefined
  const docked = dockOf(list.phase === 'ready' ? list.devices : [], origin, lastHost)
  if (docked.length < 2) return null
  return (
    <section className={classes.dock} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('accountDevices.dock.title')}
      </h2>
      <ul className={classes.list}>
        {docked.map(({ device, address, isSelf, isChild }) => {
          const name = device.name?.trim() || t('accountDevices.nameless')
          return (
            <li
              key={device.hwuuid}
              className={classes.item}
              data-self={isSelf || undefined}
              data-child={isChild || undefined}
            >
              <PlayerMain
                name={name}
                address={isSelf || isChild ? undefined : address}
                albumart={undefined}
                origin={undefined}
                switchLabel={t('accountDevices.dock.switchTo', { name })}
                words={isChild ? t('accountDevices.dock.child') : (device.device ?? '')}
                isCurrent={isSelf}
                {...(isSelf && {
                  badge: (
                    <>
                      <span className={classes.lamp} aria-hidden />
                      {t('accountDevices.dock.current')}
                    </>
                  ),
                })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
