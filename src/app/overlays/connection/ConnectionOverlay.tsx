import { Anchor, Button, Loader, Title } from '@mantine/core'
import { useContext, useSyncExternalStore, useState, type FormEvent, useEffect, useRef } from 'react'
import { IconPlugConnectedX } from '@tabler/icons-react'
import type { Tried } from '../../../../machines/connection.machine'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { ErrorState, useDelayed } from '../../../ui/states'
import incompatibleClasses from './Incompatible.module.css'
import { ExpectedAbsenceContext } from '../../../ui/absence/ExpectedAbsence'
import { usePlayerSwitch } from '../../../ui/players/PlayerSwitchContext'
import connectionScrimClasses from './ConnectionScrim.module.css'
import { parseAddress } from '../../../device'
import { TextField } from '../../../ui/TextField'
import noEndpointsClasses from './NoEndpoints.module.css'
import classes from './ConnectionOverlay.module.css'
import { useFoundPlayers } from './useFoundPlayers'

/** A state of the connection that covers the page. */
export type ShownConnection =
  | { kind: 'searching' | 'connecting' | 'reconnecting' }
  /** Another player is wanted. */
  | { kind: 'switching'; name: string }
  | { kind: 'noEndpoints'; tried: readonly Tried[] }
  | { kind: 'incompatible'; address: string | undefined; isBlocked: boolean }

/** What the user has to know about the connection. */
export type ConnectionView = { kind: 'live' } | ShownConnection

interface IncompatibleProps {
  /** Where the answer came from, if that is known. */
  address: string | undefined
  /** It lets nobody in. */
  isBlocked: boolean
  onRetry: () => void
}

/** Something answers, but speaks neither protocol generation, or lets nobody in. */
const Incompatible = ({ address, isBlocked, onRetry }: IncompatibleProps) => {
  const { t } = useTranslation()
  const [title, message, unaddressed] = isBlocked
    ? ([
        'connection.blocked.title',
        'connection.blocked.message',
        'connection.blocked.messageWithoutAddress',
      ] as const)
    : ([
        'connection.incompatible.title',
        'connection.incompatible.message',
        'connection.incompatible.messageWithoutAddress',
      ] as const)
  return (
    <div className={incompatibleClasses.page}>
      <ErrorState title={t(title)} onRetry={onRetry}>
        {address === undefined ? t(unaddressed) : t(message, { address })}
      </ErrorState>
    </div>
  )
}

interface ConnectionScrimProps {
  view: Extract<ShownConnection, { kind: 'searching' | 'connecting' | 'reconnecting' | 'switching' }>
  /** The user would rather name the player: it may have another address by now. */
  onByHand: () => void
}

const timeout = 8000

/**
 * Says over a dimmed page that the player is awaited, and after 8 s what that may mean and a way on [D2.3-3].
 * Where the panel itself sent it away, e.g. into another network, it says that at once, and then where the
 * player may be found.
 */
export const ConnectionScrim = ({ view, onByHand }: ConnectionScrimProps) => {
  const { t } = useTranslation()
  const isLong = useDelayed(true, timeout)
  const isReconnecting = view.kind === 'reconnecting'
  const { guestName, homeName, goHome } = usePlayerSwitch()
  const absences = useContext(ExpectedAbsenceContext)
  const expected = useSyncExternalStore(absences.subscribe, absences.current)
  return (
    <div className={connectionScrimClasses.scrim}>
      <div className={connectionScrimClasses.card}>
        <Loader size="md" aria-hidden />
        <p className={connectionScrimClasses.line}>
          {view.kind === 'switching'
            ? view.name === ''
              ? t('connection.switch.nameless.underWay')
              : t('connection.switch.underWay', { name: view.name })
            : (expected?.reason ?? t(`connection.${view.kind}`))}
        </p>
        {isLong ? (
          <p className={connectionScrimClasses.more}>
            {expected?.advice ?? t('connection.stillReconnecting')}
          </p>
        ) : null}
        {isLong && expected?.address !== undefined ? (
          <Anchor href={expected.address} className={connectionScrimClasses.more}>
            {expected.address}
          </Anchor>
        ) : null}
        {isReconnecting ? <p className={connectionScrimClasses.more}>{t('connection.kept')}</p> : null}
        {isReconnecting && guestName !== undefined ? (
          <Button variant="default" onClick={goHome}>
            {homeName === ''
              ? t('connection.switch.leave')
              : t('connection.switch.backTo', { name: homeName })}
          </Button>
        ) : null}
        {isLong ? (
          <Button variant="default" onClick={onByHand}>
            {t('connection.byHand')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

interface NoEndpointsProps {
  tried: readonly Tried[]
  /** What was written before in vain. */
  written: string
  /** Connects to a player at an origin, e.g. `http://192.168.1.50`. */
  onAddress: (origin: string) => void
  /** Looks in all places again. */
  onRetry: () => void
}

/** NO_SOCKET_ENDPOINTS: what was tried and why it was no player, and a way to name one by hand [D2.2-1]. */
const NoEndpoints = ({ tried, written, onAddress, onRetry }: NoEndpointsProps) => {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const players = useFoundPlayers()
  // One of the house is driven as a guest: a reload comes back to it, and there is a way back to the choice.
  const { switchTo } = usePlayerSwitch()
  const areFound = players.length > 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    const parsed = parseAddress(typeof address === 'string' ? address : '')
    setError('fault' in parsed ? t(`connection.noEndpoints.fault.${parsed.fault}`) : undefined)
    if ('origin' in parsed) onAddress(parsed.origin)
  }
  return (
    <div className={noEndpointsClasses.page}>
      <div className={noEndpointsClasses.column}>
        <IconPlugConnectedX size={40} stroke={1.25} aria-hidden className={noEndpointsClasses.icon} />
        <Title order={1}>
          {t(areFound ? 'connection.noEndpoints.choose.title' : 'connection.noEndpoints.title')}
        </Title>
        <p className={noEndpointsClasses.text} role="status">
          {t(areFound ? 'connection.noEndpoints.choose.message' : 'connection.noEndpoints.message')}
        </p>
        {areFound ? (
          <ul className={noEndpointsClasses.found} aria-label={t('connection.noEndpoints.choose.list')}>
            {players.map(({ name, origin }) => (
              <li key={origin}>
                <button
                  type="button"
                  className={noEndpointsClasses.player}
                  onClick={() => switchTo({ address: origin, name })}
                >
                  <span>{name}</span>
                  <span className={noEndpointsClasses.address}>{origin}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {tried.length === 0 || areFound ? null : (
          <>
            <Title order={2}>{t('connection.noEndpoints.tried')}</Title>
            <ul className={noEndpointsClasses.tried}>
              {tried.map(({ address, reason }, place) => (
                <li key={`${place} ${address}`}>
                  <span className={noEndpointsClasses.address}>{address}</span>
                  <span className={noEndpointsClasses.reason}>
                    {t(`connection.noEndpoints.reason.${reason}`)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <form className={noEndpointsClasses.form} onSubmit={submit} noValidate>
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
          <div className={noEndpointsClasses.buttons}>
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

interface ConnectionOverlayProps {
  /** The state to show; undefined while the page is free. */
  view: ShownConnection | undefined
  /** Connects to a player at an origin, e.g. `http://192.168.1.50`. */
  onAddress: (origin: string) => void
  /** Looks in all places again. */
  onRetry: () => void
}

const nothingTried: readonly Tried[] = []

/**
 * Covers the page below the header while there is no player; waiting is spoken politely. The page beneath
 * stays.
 */
export const ConnectionOverlay = ({ view, onAddress, onRetry }: ConnectionOverlayProps) => {
  const [written, setWritten] = useState('')
  const [wantsAddress, setWantsAddress] = useState(false)
  // Once there is a player, the wish to name one by hand is over.
  if (wantsAddress && view === undefined) setWantsAddress(false)
  const isScreen = view?.kind === 'noEndpoints' || view?.kind === 'incompatible' || wantsAddress
  return (
    <>
      <div role="status">
        {view === undefined ||
        view.kind === 'noEndpoints' ||
        view.kind === 'incompatible' ||
        wantsAddress ? null : (
          <div className={classes.overlay}>
            <ConnectionScrim view={view} onByHand={() => setWantsAddress(true)} />
          </div>
        )}
      </div>
      {view !== undefined && isScreen ? (
        <div className={classes.overlay}>
          {view.kind === 'incompatible' ? (
            <Incompatible address={view.address} isBlocked={view.isBlocked} onRetry={onRetry} />
          ) : (
            <NoEndpoints
              tried={view.kind === 'noEndpoints' ? view.tried : nothingTried}
              written={written}
              onAddress={(origin) => {
                setWritten(origin)
                setWantsAddress(false)
                onAddress(origin)
              }}
              onRetry={() => {
                setWantsAddress(false)
                onRetry()
              }}
            />
          )}
        </div>
      ) : null}
    </>
  )
}

/**
 * While `isCovered`, what is beneath is inert and so loses the focus: this gives it back to the same field
 * afterwards, so that typing goes on where it was.
 */
export const useKeptFocus = (isCovered: boolean): void => {
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (isCovered) return undefined
    const field = last.current
    last.current = undefined
    if (field?.isConnected && document.activeElement === document.body) field.focus({ preventScroll: true })
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof HTMLElement ? event.target : undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [isCovered])
}
