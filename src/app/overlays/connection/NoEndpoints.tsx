import { Button, TextInput, Title } from '@mantine/core'
import { IconRouterOff } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSafeAddress } from '../../../ui/safeAddress'
import type { TriedPlace } from './ConnectionView'
import classes from './NoEndpoints.module.css'

interface Props {
  tried: readonly TriedPlace[]
  /** Connects to a player at an origin, e.g. `http://192.168.1.50`. */
  onAddress: (origin: string) => void
  /** Looks in all places again. */
  onRetry: () => void
}

/** The origin that a person means by `192.168.1.50`, `player.local:3000` or a whole address; undefined if none. */
const toOrigin = (text: string) => {
  const written = text.trim()
  const address = parseSafeAddress(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `http://${written}`)
  return address.ok && /^[^\s/?#@]+/.test(written) ? new URL(address.href).origin : undefined
}

/** NO_SOCKET_ENDPOINTS: what was tried and why it was no player, and a way to name one by hand [D2.2-1]. */
export const NoEndpoints = ({ tried, onAddress, onRetry }: Props) => {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    const origin = toOrigin(typeof address === 'string' ? address : '')
    setError(origin === undefined ? t('connection.noEndpoints.invalidAddress') : undefined)
    if (origin !== undefined) onAddress(origin)
  }
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <IconRouterOff size={40} stroke={1.25} aria-hidden className={classes.icon} />
        <Title order={1}>{t('connection.noEndpoints.title')}</Title>
        <p className={classes.text}>{t('connection.noEndpoints.message')}</p>
        {tried.length === 0 ? null : (
          <>
            <Title order={2}>{t('connection.noEndpoints.tried')}</Title>
            <ul className={classes.tried}>
              {tried.map(({ address, reason }, place) => (
                <li key={`${place} ${address}`}>
                  <span className={classes.address}>{address}</span>
                  <span className={classes.reason}>{reason}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            name="address"
            label={t('connection.noEndpoints.address')}
            description={t('connection.noEndpoints.addressHint')}
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
