import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { SessionHost, type AccountSession } from '../../features/account/session'
import { WaysContext } from '../../features/account/ways'
import { useBrand } from '../../ui/brand/useBrand'
import { createWays } from './createWays'
import type { OpenedCloud } from './OpenedCloud'

interface Props {
  opened: OpenedCloud | undefined
  /** Who is signed in as long as the cloud is not open. */
  meanwhile: AccountSession
  children: ReactNode
}

/** What parts of the account area stand in: its ways, and the cloud with who is signed in, if it is open. */
export function AccountProviders({ opened, meanwhile, children }: Props) {
  const { history } = useRouter()
  const { word } = useBrand()
  const ways = useMemo(() => createWays(word, history), [word, history])
  const idle = useMemo(() => ({ read: () => meanwhile, subscribe: () => () => undefined }), [meanwhile])
  return (
    <WaysContext value={ways}>
      <SessionHost cloud={opened?.cloud} session={opened?.session ?? idle} owedLogOut={opened?.owedLogOut}>
        {children}
      </SessionHost>
    </WaysContext>
  )
}
