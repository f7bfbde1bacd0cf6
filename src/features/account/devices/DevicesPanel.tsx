import { Button, Skeleton } from '@mantine/core'
import { IconDeviceSpeaker } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { CloudDevice } from '../../../../schemas/generated/types'
import '../../../theme/formStyles'
import { Notice } from '../../../ui/Notice'
import { useDelayed } from '../../../ui/useDelayed'
import { describeFault } from '../profile/describeFault'
import { useSession } from '../session'
import { DeviceRow } from './DeviceRow'
import classes from './DevicesPanel.module.css'
import { useDevices } from './useDevices'
import { useMaxDevices } from './useMaxDevices'
import { useOpenDevice } from './useOpenDevice'

/** The devices of who is signed in [A2.5-14]; nothing while nobody is. On phones each is a card. */
export function DevicesPanel() {
  const session = useSession()
  return session.phase === 'ready' ? <Panel uid={session.user.uid} plan={session.record?.plan} /> : null
}

const Panel = ({ uid, plan }: { uid: string; plan: string | null | undefined }) => {
  const { t } = useTranslation()
  const title = useId()
  const list = useDevices(uid)
  const isLate = useDelayed(list.phase === 'waiting', 150)
  const maxDevices = useMaxDevices(plan)
  const open = useOpenDevice(uid)
  const body = () => {
    if (list.phase === 'waiting') return isLate ? <Skeleton height={176} radius="sm" /> : null
    if (list.phase === 'failed')
      return (
        <div role="alert" className={classes.failed}>
          <Notice kind="error">
            {t('accountDevices.failed')}. {describeFault(t, list.problem)}
          </Notice>
          <Button variant="default" onClick={list.retry}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )
    if (list.devices.length === 0)
      return (
        <div className={classes.empty}>
          <IconDeviceSpeaker size={32} stroke={1.25} aria-hidden />
          <p className={classes.emptyTitle}>{t('accountDevices.empty.title')}</p>
          <p className={classes.emptyText}>{t('accountDevices.empty.text')}</p>
        </div>
      )
    return <Table devices={list.devices} maxDevices={maxDevices} onOpen={open} />
  }
  return (
    <section className={classes.panel} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('accountDevices.title')}
      </h2>
      <p className={classes.intro}>{t('accountDevices.intro')}</p>
      {body()}
    </section>
  )
}

interface TableProps {
  devices: readonly CloudDevice[]
  /** Undefined while nobody knows: then the limit is that of a plan that says nothing [A9-5]. */
  maxDevices: number | undefined
  onOpen: (device: CloudDevice) => void
}

const Table = ({ devices, maxDevices, onOpen }: TableProps) => {
  const { t } = useTranslation()
  const enabled = devices.filter((one) => one.enabled === true).length
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('accountDevices.column.name')}</th>
            <th scope="col">{t('accountDevices.column.device')}</th>
            <th scope="col">{t('accountDevices.column.enabled')}</th>
            <th scope="col">
              <span className={classes.hidden}>{t('accountDevices.column.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <DeviceRow
              key={device.hwuuid}
              device={device}
              others={enabled - (device.enabled === true ? 1 : 0)}
              maxDevices={maxDevices ?? 1}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
      {maxDevices === undefined ? null : (
        <p className={classes.count}>{t('accountDevices.count', { enabled, max: maxDevices })}</p>
      )}
    </>
  )
}
