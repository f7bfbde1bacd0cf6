import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { ActionIcon, Button, CloseButton, Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { CloudDevice } from '../../../../schemas/generated/types'
import { Notice } from '../../../ui/Notice'
import { describeFault } from '../profile/describeFault'
import classes from './DevicesPanel.module.css'
import { isReachable } from './remoteOrder'
import { useEnablement } from './useEnablement'

interface Props {
  device: CloudDevice
  /** Enabled devices but this one. */
  others: number
  maxDevices: number
  onOpen: (device: CloudDevice) => void
}

/** One device: what it is, its switch, and what can be done with it [A2.5-14]; why something did not happen stands below it. */
export function DeviceRow({ device, others, maxDevices, onOpen }: Props) {
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
        <td className={classes.acts}>
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
