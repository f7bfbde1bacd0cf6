import { Button } from '@mantine/core'
import { memo, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { WifiFailure, WifiTarget } from '../../../machines/wifi.machine'
import { BuiltFormView, useBuiltForm, useFormHasEdits, useFormValue } from '../../renderer'
import { Notice } from '../../ui/Notice'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/useReportUnsavedEdits'
import { buildWifiForm, wifiFields } from './buildWifiForm'
import type { Network } from './Network'
import { selectedSecurity, toTarget } from './toTarget'
import classes from './WifiForm.module.css'

interface Props {
  network: Network
  /** What was sent to this network before in vain. */
  sent: WifiTarget | undefined
  failure: WifiFailure | undefined
  onSubmit: (target: WifiTarget) => void
  onCancel: () => void
}

/** Password (and for a hidden network name and security), what will happen, and the way in or back [D2.11-1 D5-22]. */
export const WifiForm = memo(function WifiForm({ network, sent, failure, onSubmit, onCancel }: Props) {
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
    <div ref={whole} className={classes.whole}>
      {failure !== undefined && (
        <div role="alert">
          <Notice kind="error">{t(`network.wifi.failure.${failure}`, { ssid: sent?.ssid ?? '' })}</Notice>
        </div>
      )}
      {content.length > 0 ? (
        <BuiltFormView form={form} id={formId} onSubmit={submit} />
      ) : (
        <form id={formId} onSubmit={submitOpen} className={classes.open}>
          <p>{t('network.wifi.openHint')}</p>
        </form>
      )}
      <Notice>{t('network.wifi.lossExpected')}</Notice>
      <div className={classes.buttons}>
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
