import { useState } from 'react'
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

/** Covers the page below the header while there is no player; waiting is spoken politely. The page beneath stays. */
export const ConnectionOverlay = ({ view, onAddress, onRetry }: Props) => {
  const [written, setWritten] = useState('')
  const isScreen = view?.kind === 'noEndpoints' || view?.kind === 'incompatible'
  return (
    <>
      <div role="status">
        {view === undefined || isScreen ? null : (
          <div className={classes.overlay}>
            <ConnectionScrim kind={view.kind} />
          </div>
        )}
      </div>
      {isScreen ? (
        <div className={classes.overlay}>
          {view.kind === 'noEndpoints' ? (
            <NoEndpoints
              tried={view.tried}
              written={written}
              onAddress={(origin) => {
                setWritten(origin)
                onAddress(origin)
              }}
              onRetry={onRetry}
            />
          ) : (
            <Incompatible address={view.address} onRetry={onRetry} />
          )}
        </div>
      ) : null}
    </>
  )
}
