import { ActionIcon, Button, CloseButton, Switch, Skeleton } from '@mantine/core'
import { IconTrash, IconDeviceSpeaker } from '@tabler/icons-react'
import { useId } from 'react'
import { useProducts } from '../plans'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { CloudDevice } from '../../../../schemas/generated/types'
import { useToasts } from '../../../ui/toasts/Toast'
import { usePlayerSwitch } from '../../../ui/players/PlayerSwitchContext'
import { useCloud, useSession } from '../session'
import { useNavigationLinks } from '../links/NavigationLinksContext'
import { addressOf, isReachable, useDevices } from './useDevices'
import { Notice, useDelayed } from '../../../ui/states'
import { describeFault } from '../profile/describeFault'
import classes from './DevicesPanel.module.css'
import { useEnablement } from './useEnablement'

/**
 * How many devices the plan of the user is for [A6-5 A9-5], 1 for one that the catalogue lacks; undefined
 * while nobody knows. A catalogue that cannot be had is no obstacle: the limit is taken for 1, which asks
 * once more, and the cloud decides.
 */
const useMaxDevices = (plan: string | null | undefined): number | undefined => {
  const catalogue = useProducts()
  if (catalogue.phase !== 'ready') return undefined
  return catalogue.products.find(({ code }) => code === (plan || 'free'))?.maxDevices ?? 1
}

/** Drives a device from now on, notes it as the last host, and goes to its playback [A4.15-4]. */
const useOpenDevice = (uid: string) => {
  const { t } = useTranslation()
  const { records } = useCloud()
  const toasts = useToasts()
  const links = useNavigationLinks()
  const { switchTo } = usePlayerSwitch()
  return ({ host = '', name = '' }: CloudDevice): void => {
    const shown = name.trim() || t('accountDevices.nameless')
    const address = addressOf(host)
    if (address === undefined) {
      toasts.show({
        kind: 'error',
        title: t('accountDevices.noAddress.title', { name: shown }),
        message: t('accountDevices.noAddress.message'),
      })
      return
    }
    switchTo({ address, name: shown })
    // Only the order in which devices are tried next time depends on it: nobody waits for it, or is bothered
    // when it fails.
    records.updateUser(uid, { lastHost: host }).catch(() => undefined)
    links.go('playback')
  }
}

interface Props {
  device: CloudDevice
  /** Enabled devices but this one. */
  others: number
  maxDevices: number
  onOpen: (device: CloudDevice) => void
}

/**
 * One device: what it is, its switch, and what can be done with it [A2.5-14]; why something did not happen
 * stands below it.
 */
function DeviceRow({ device, others, maxDevices, onOpen }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const name = device.name?.trim() || t('accountDevices.nameless')
  const { isOn, busy, isAsking, fault, request, dismiss } = useEnablement(device, {
    name,
    others,
    maxDevices,
  })
  const isOnline = device.online === true
  const canOpen = isReachable(device) && busy === undefined
  return (
    <>
      <tr className={classes.row} aria-busy={busy !== undefined || undefined}>
        <th scope="row" className={classes.name} id={id}>
          {name}
          <span className={classes.state} data-online={isOnline || undefined}>
            {busy
              ? t(`accountDevices.busy.${busy}`)
              : t(isOnline ? 'accountDevices.online' : 'accountDevices.offline')}
          </span>
        </th>
        <td className={classes.type}>{device.device}</td>
        <td className={classes.enabled}>
          <Switch
            size="md"
            withThumbIndicator={false}
            aria-label={t('accountDevices.enabledOf', { name })}
            checked={isOn}
            disabled={busy !== undefined || isAsking}
            onChange={(event) => request(event.currentTarget.checked ? 'enable' : 'disable')}
          />
        </td>
        <td className={classes.acts} data-open={canOpen || undefined}>
          <span className={classes.actsLine}>
            {canOpen ? (
              <Button
                variant="default"
                className={classes.open}
                aria-label={t('accountDevices.openOf', { name })}
                onClick={() => onOpen(device)}
              >
                {t('accountDevices.open')}
              </Button>
            ) : null}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              className={classes.delete}
              aria-label={t('accountDevices.deleteOf', { name })}
              disabled={busy !== undefined || isAsking}
              onClick={() => request('delete')}
            >
              <IconTrash size={20} stroke={1.5} />
            </ActionIcon>
          </span>
        </td>
      </tr>
      {fault ? (
        <tr className={classes.faultRow}>
          <td colSpan={4}>
            <div role="alert" className={classes.fault}>
              <Notice kind="error">
                <strong>{t(`accountDevices.fault.${fault.order}`, { name })}.</strong>{' '}
                {describeFault(t, fault.fault)}
              </Notice>
              <CloseButton aria-label={t('action.close')} onClick={dismiss} size={44} />
            </div>
          </td>
        </tr>
      ) : null}
    </>
  )
}

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
