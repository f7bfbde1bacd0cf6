import { Button } from '@mantine/core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { WifiTarget } from '../../../machines/wifi.machine'
import { JoinProgress } from './JoinProgress'
import { manualEntry, type Network } from './Network'
import classes from './NetworkList.module.css'
import { NetworkRow } from './NetworkRow'
import { rowLabels } from './rowLabels'
import type { Wifi } from './useWifi'
import { WifiForm } from './WifiForm'

interface Props {
  wifi: Wifi
}

/** So many rows are shown at first where there are clearly more: the best are on top. */
const few = 8
const many = 11

const onlyManual = [manualEntry]

/** The networks, one of them open at most; the manual entry is the last of all, however many are shown [D2.11-1]. */
export function NetworkList({ wifi }: Props) {
  const { t } = useTranslation()
  const { networks = onlyManual, context, connectedTo, send } = wifi
  const labels = useMemo(() => rowLabels(t), [t])
  const [wantsAll, setWantsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const isBusy = wifi.is('joining')
  const isAsking = wifi.is('editing') || wifi.is('failed')

  const toggle = useCallback(
    (key: string, isOpen: boolean) =>
      send(isOpen ? { type: 'edit.cancelled' } : { type: 'network.chosen', key }),
    [send],
  )
  const cancel = useCallback(() => {
    list.current?.querySelector<HTMLElement>('[data-open] > button')?.focus()
    send({ type: 'edit.cancelled' })
  }, [send])
  const submit = useCallback((target: WifiTarget) => send({ type: 'join.submitted', target }), [send])
  const body = (network: Network) => {
    if (network.key !== context.chosen) return undefined
    if (isBusy) return <JoinProgress wifi={wifi} />
    if (!isAsking) return undefined
    const { target, failure } = context
    return (
      <WifiForm
        key={network.key}
        network={network}
        sent={target}
        failure={failure}
        onSubmit={submit}
        onCancel={cancel}
      />
    )
  }

  const isLong = networks.length > many && !wantsAll
  const shown = isLong
    ? networks.filter((one, index) => index < few || one.isManual || one.key === context.chosen)
    : networks
  const rows = shown.map((network) => (
    <NetworkRow
      key={network.key}
      labels={labels}
      network={network}
      isConnected={connectedTo !== '' && network.ssid.trim() === connectedTo}
      isDisabled={isBusy}
      onToggle={toggle}
    >
      {body(network)}
    </NetworkRow>
  ))
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label={t('network.wifi.list')}
      aria-busy={wifi.is('scanning')}
      data-long={networks.length > many || undefined}
    >
      {rows.slice(0, -1)}
      {isLong && (
        <li className={classes.more}>
          <Button variant="subtle" color="gray" onClick={() => setWantsAll(true)}>
            {t('network.wifi.showAll', { count: networks.length - 1 })}
          </Button>
        </li>
      )}
      {rows.at(-1)}
    </ul>
  )
}
