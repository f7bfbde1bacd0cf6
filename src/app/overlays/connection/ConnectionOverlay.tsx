import { useState } from 'react'
import type { Tried } from '../../../../machines/connection.machine'
import { ConnectionScrim } from './ConnectionScrim'
import type { ShownConnection } from './ConnectionView'
import { Incompatible } from './Incompatible'
import { NoEndpoints } from './NoEndpoints'
import classes from './ConnectionOverlay.module.css'

interface Props {
  /** The state to show; undefined while the page is free. */
  view: ShownConnection | undefined
  /** Connects to a player at an origin, e.g. `http://192.168.1.50`. */
  onAddress: (origin: string) => void
  /** Looks in all places again. */
  onRetry: () => void
}

const nothingTried: readonly Tried[] = []

/** Covers the page below the header while there is no player; waiting is spoken politely. The page beneath stays. */
export const ConnectionOverlay = ({ view, onAddress, onRetry }: Props) => {
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
            <Incompatible address={view.address} onRetry={onRetry} />
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
