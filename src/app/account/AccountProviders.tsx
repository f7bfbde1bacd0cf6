import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import type { Cloud } from '../../cloud/ports/Cloud'
import {
  type PendingLogout,
  type SessionStore,
  SessionHost,
  type AccountSession,
} from '../../features/account/session'
import {
  type AccountTarget,
  type NavigationLinks,
  NavigationLinksContext,
} from '../../features/account/links/NavigationLinksContext'
import { paths, withQuery, type PanelPath } from '../paths'
import { accountRoutes } from './accountRules'
import type { AccountScreenName } from './accountScreens'
import { useBrand } from '../../ui/brand/BrandContext'

/** A cloud with who is signed in to it. */
export interface OpenedCloud {
  cloud: Cloud
  session: SessionStore
  pendingLogout: PendingLogout
}

const outside = {
  playback: paths.playback,
  browse: paths.browse,
  settings: paths.settings,
} as const

const isOutside = (target: string): target is keyof typeof outside => Object.hasOwn(outside, target)

/** The address of a screen below the brand's word, its parameters filled in. */
const addressOf = (
  word: string,
  screen: AccountScreenName,
  params: Record<string, string> = {},
): PanelPath => {
  const path = accountRoutes.find((route) => route.screen === screen)?.path ?? ''
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part))
  return `/${[word, ...parts].join('/')}`
}

/** The address of whatever the account area leads to [A2.3]. */
const accountAddress = (target: AccountTarget, word: string): PanelPath => {
  if (typeof target === 'string') return isOutside(target) ? outside[target] : addressOf(word, target)
  switch (target.screen) {
    case 'plugin':
      return paths.plugin(target.page)
    case 'premium-streaming':
      return addressOf(word, target.screen, { serviceName: target.service })
    case 'subscribe': {
      const { plan, duration, trial } = target
      const path = addressOf(word, target.screen, { plan, planDuration: duration })
      return trial === undefined ? path : withQuery(path, `trial=${trial}`)
    }
    case 'payment-fail':
      return withQuery(addressOf(word, target.screen), `outcome=${target.outcome}`)
    case 'signup':
      return withQuery(addressOf(word, target.screen), target.query)
    default:
      return addressOf(word, target.screen, { plan: target.plan, planDuration: target.duration })
  }
}

/** The links of the account area on the addresses of this panel. */
export const createNavigationLinks = (
  word: string,
  history: { push: (path: string) => void; replace: (path: string) => void },
): NavigationLinks => ({
  address: (target) => accountAddress(target, word),
  go: (target, { replace = false } = {}) =>
    replace ? history.replace(accountAddress(target, word)) : history.push(accountAddress(target, word)),
})

interface Props {
  opened: OpenedCloud | undefined
  /** Who is signed in as long as the cloud is not open. */
  meanwhile: AccountSession
  children: ReactNode
}

/** What parts of the account area stand in: its links, and the cloud with who is signed in, if it is open. */
export function AccountProviders({ opened, meanwhile, children }: Props) {
  const { history } = useRouter()
  const { word } = useBrand()
  const links = useMemo(() => createNavigationLinks(word, history), [word, history])
  const idle = useMemo(() => ({ read: () => meanwhile, subscribe: () => () => undefined }), [meanwhile])
  return (
    <NavigationLinksContext value={links}>
      <SessionHost
        cloud={opened?.cloud}
        session={opened?.session ?? idle}
        pendingLogout={opened?.pendingLogout}
      >
        {children}
      </SessionHost>
    </NavigationLinksContext>
  )
}
