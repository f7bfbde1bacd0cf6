import { ConnectionScrim } from './ConnectionScrim'
import type { ConnectionView } from './ConnectionView'
import { Incompatible } from './Incompatible'
import { NoEndpoints } from './NoEndpoints'
import classes from './ConnectionOverlay.module.css'

interface Props {
  /** The state to show; undefined while the page is free. */
  view: Exclude<ConnectionView, { kind: 'live' }> | undefined
  onAddress: (origin: string) => void
  onRetry: () => void
}

const screenOf = ({ view, onAddress, onRetry }: Props) => {
  if (view?.kind === 'noEndpoints')
    return <NoEndpoints tried={view.tried} onAddress={onAddress} onRetry={onRetry} />
  if (view?.kind === 'incompatible') return <Incompatible address={view.address} onRetry={onRetry} />
  return undefined
}

const isWait = (view: Props['view']) =>
  view?.kind === 'searching' || view?.kind === 'connecting' || view?.kind === 'reconnecting'
    ? view
    : undefined

/** Covers the page below the header while there is no player; waiting is spoken politely. The page beneath stays. */
export const ConnectionOverlay = (props: Props) => {
  const wait = isWait(props.view)
  const screen = screenOf(props)
  return (
    <>
      <div role="status">
        {wait ? (
          <div className={classes.overlay}>
            <ConnectionScrim view={wait} />
          </div>
        ) : null}
      </div>
      {screen ? <main className={classes.overlay}>{screen}</main> : null}
    </>
  )
}
