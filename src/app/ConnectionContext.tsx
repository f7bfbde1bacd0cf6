import { useSelector } from '@xstate/react'
import { createContext, useContext, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { connectionMachine } from '../../machines/connection.machine'
import type { Connection } from './actors'

/** What is shown of the connection. Read tags: `scrim`, `live`, `sends`, `holds`, `refuses`. */
export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>

const ConnectionContext = createContext<Connection | undefined>(undefined)

/** Gives the hooks of this file their connection machine. */
export const ConnectionProvider = ({
  connection,
  children,
}: {
  connection: Connection
  children: ReactNode
}) => <ConnectionContext value={connection}>{children}</ConnectionContext>

/**
 * The running machine, for sending `retry.requested` and `host.submitted`. Throws outside
 * `ConnectionProvider`.
 */
export const useConnectionActor = (): Pick<Connection, 'send' | 'getSnapshot' | 'subscribe'> => {
  const connection = useContext(ConnectionContext)
  if (!connection) throw new Error('useConnection needs a ConnectionProvider above it')
  return connection
}

/** The connection's snapshot; the component renders at each change of it. */
export const useConnection = (): ConnectionSnapshot =>
  useSelector(useConnectionActor(), (snapshot) => snapshot)
