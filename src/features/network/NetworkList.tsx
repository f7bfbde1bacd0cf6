import { Button, Loader } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useEffect, useRef, memo, useId, useState, type FormEvent, useCallback, useMemo } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { DeviceText } from '../../ui/SafeHtml'
import joinProgressClasses from './JoinProgress.module.css'
import type { Wifi } from './useWifi'
import type { WifiTarget, WifiFailure } from '../../../machines/wifi.machine'
import {
  type FormValues,
  BuiltFormView,
  textIn,
  useBuiltForm,
  useFormHasEdits,
  useFormValue,
} from '../../renderer'
import { wifiFields, buildWifiForm, type Network, manualEntry } from './buildWifiForm'
import { Notice } from '../../ui/states'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/UnsavedEdits'
import wifiFormClasses from './WifiForm.module.css'
import classes from './NetworkList.module.css'
import { NetworkRow, rowLabels } from './NetworkRow'

interface JoinProgressProps {
  wifi: Wifi
}

/** The player is getting into a network, or does not say whether it is in; there is a way on from both. */
function JoinProgress({ wifi }: JoinProgressProps) {
  const { t } = useTranslation()
  const whole = useRef<HTMLDivElement>(null)
  // What was focused is gone with the form.
  useEffect(() => whole.current?.focus(), [])
  const { target, word } = wifi.context
  const ssid = target?.ssid ?? ''
  const isUnanswered = wifi.is('unanswered')
  return (
    <div ref={whole} tabIndex={-1} className={joinProgressClasses.whole}>
      <div role="status" className={joinProgressClasses.line}>
        {isUnanswered ? (
          <IconHelpCircle size={24} stroke={1.5} aria-hidden className={joinProgressClasses.icon} />
        ) : (
          <Loader size="sm" aria-hidden />
        )}
        <div className={joinProgressClasses.words}>
          <p className={joinProgressClasses.title}>
            {isUnanswered
              ? t('network.wifi.unanswered', { ssid })
              : word?.message
                ? null
                : t('network.wifi.joining', { ssid })}
            {!isUnanswered && word?.message ? <DeviceText text={word.message} /> : null}
          </p>
          <p className={joinProgressClasses.hint}>
            {isUnanswered ? t('network.wifi.unansweredHint', { ssid }) : t('network.wifi.joiningHint')}
          </p>
        </div>
      </div>
      <div className={joinProgressClasses.buttons}>
        <Button variant="subtle" color="gray" onClick={() => wifi.send({ type: 'wait.ended' })}>
          {isUnanswered ? t('network.wifi.backToList') : t('network.wifi.stopWaiting')}
        </Button>
        {isUnanswered && (
          <Button onClick={() => wifi.send({ type: 'check.requested' })}>{t('network.wifi.askAgain')}</Button>
        )}
      </div>
    </div>
  )
}

/**
 * What is sent for a network and the values of its form [D7-61]; security goes back as the player pushed it.
 */
export function toTarget(network: Network, values: FormValues): WifiTarget {
  const password = textIn(values, wifiFields.password)
  if (!network.isManual) {
    const { security = '', hidden = false } = network.pushed
    return { ssid: network.ssid, security, password: network.isSecured ? password : '', hidden }
  }
  const security = selectedSecurity(values[wifiFields.security])
  return {
    ssid: textIn(values, wifiFields.ssid),
    security,
    password: security === 'open' ? '' : password,
    hidden: true,
  }
}

/** The word of the select's option. */
function selectedSecurity(option: unknown): string {
  const word: unknown = typeof option === 'object' && option !== null ? Reflect.get(option, 'value') : option
  return typeof word === 'string' ? word : ''
}

interface WifiFormProps {
  network: Network
  /** What was sent to this network before in vain. */
  sent: WifiTarget | undefined
  failure: WifiFailure | undefined
  onSubmit: (target: WifiTarget) => void
  onCancel: () => void
}

/**
 * Password (and for a hidden network name and security), what will happen, and the way in or back [D2.11-1
 * D5-22].
 */
const WifiForm = memo(function WifiForm({ network, sent, failure, onSubmit, onCancel }: WifiFormProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [security, setSecurity] = useState('')
  const content = buildWifiForm(network, { security, sent }, t)
  const form = useBuiltForm(content)
  const selected = selectedSecurity(useFormValue(form, wifiFields.security))
  // The form itself holds the choice that decides whether it asks for a password.
  if (selected !== '' && selected !== security) setSecurity(selected)
  useReportUnsavedEdits(useFormHasEdits(form))

  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    whole.current?.querySelector<HTMLElement>('input, select, [data-first]')?.focus()
  }, [])

  const submit = (values = form.values()) => onSubmit(toTarget(network, values))
  const submitOpen = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <div ref={whole} className={wifiFormClasses.whole}>
      {failure !== undefined && (
        <div role="alert">
          <Notice kind="error">{t(`network.wifi.failure.${failure}`, { ssid: sent?.ssid ?? '' })}</Notice>
        </div>
      )}
      {content.length > 0 ? (
        <BuiltFormView form={form} id={formId} onSubmit={submit} />
      ) : (
        <form id={formId} onSubmit={submitOpen} className={wifiFormClasses.open}>
          <p>{t('network.wifi.openHint')}</p>
        </form>
      )}
      <Notice>{t('network.wifi.lossExpected')}</Notice>
      <div className={wifiFormClasses.buttons}>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" form={formId} data-first={content.length === 0 || undefined}>
          {t('network.wifi.connect')}
        </Button>
      </div>
    </div>
  )
})

interface NetworkListProps {
  wifi: Wifi
}

/** So many rows are shown at first where there are clearly more: the best are on top. */
const few = 8
const many = 11

const onlyManual = [manualEntry]

/**
 * The networks, one of them open at most; the manual entry is the last of all, however many are shown
 * [D2.11-1].
 */
export function NetworkList({ wifi }: NetworkListProps) {
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
