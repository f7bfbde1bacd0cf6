import { Button, Title } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { Tried } from '../../../../machines/connection.machine'
import { parseAddress } from '../../../device'
import { TextField } from '../../../ui/TextField'
import classes from './NoEndpoints.module.css'

interface Props {
  tried: readonly Tried[]
  /** What was written before in vain. */
  written: string
  /** Connects to a player at an origin, e.g. `http://192.168.1.50`. */
  onAddress: (origin: string) => void
  /** Looks in all places again. */
  onRetry: () => void
}

/** NO_SOCKET_ENDPOINTS: what was tried and why it was no player, and a way to name one by hand [D2.2-1]. */
export const NoEndpoints = ({ tried, written, onAddress, onRetry }: Props) => {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    const parsed = parseAddress(typeof address === 'string' ? address : '')
    setError('fault' in parsed ? t(`connection.noEndpoints.fault.${parsed.fault}`) : undefined)
    if ('origin' in parsed) onAddress(parsed.origin)
  }
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <IconPlugConnectedX size={40} stroke={1.25} aria-hidden className={classes.icon} />
        <Title order={1}>{t('connection.noEndpoints.title')}</Title>
        <p className={classes.text}>{t('connection.noEndpoints.message')}</p>
        {tried.length === 0 ? null : (
          <>
            <Title order={2}>{t('connection.noEndpoints.tried')}</Title>
            <ul className={classes.tried}>
              {tried.map(({ address, reason }, place) => (
                <li key={`${place} ${address}`}>
                  <span className={classes.address}>{address}</span>
                  <span className={classes.reason}>{t(`connection.noEndpoints.reason.${reason}`)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextField
            name="address"
            defaultValue={written}
            label={t('connection.noEndpoints.address')}
            hint={t('connection.noEndpoints.addressHint')}
            error={error}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            inputMode="url"
          />
          <div className={classes.buttons}>
            <Button variant="default" onClick={onRetry}>
              {t('connection.noEndpoints.search')}
            </Button>
            <Button type="submit">{t('connection.noEndpoints.connect')}</Button>
          </div>
        </form>
      </div>
    </div>
  )
}
