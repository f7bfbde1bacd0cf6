import { hosted } from '../../../base'
import { createContext, useContext, type ReactNode } from 'react'
import { Anchor, Button, type ButtonProps } from '@mantine/core'
import { type Icon, IconChevronLeft } from '@tabler/icons-react'
import { onPlainPress } from '../../../ui/navigation/PanelLink'
import { EmptyState } from '../../../ui/states'
import classes from './BackLink.module.css'

/** What the address of an account screen says besides which screen it is. */
interface AccountPlace {
  /** Parts of the path by their names, decoded: `plan`, `planDuration`, `serviceName` [A2.3]. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** The address of the screen that is on; the app tells it, so that no screen needs a router. */
export const PlaceContext = createContext<AccountPlace>({ params: {}, query: new URLSearchParams() })

/** What the address says. */
export const usePlace = (): AccountPlace => useContext(PlaceContext)

/** Durations of plans [A9-4]. */
export type PlanDuration = 'monthly' | 'yearly' | 'lifetime'

/** The screens of the account area [A2.3], and those outside that it leads to. */
export type AccountTarget =
  | 'access'
  | 'login'
  | 'logout'
  | 'signup'
  | 'signup-old'
  | 'welcome'
  | 'landing'
  | 'profile'
  | 'edit-profile'
  | 'verify'
  | 'plans'
  | 'payment-success'
  | 'payment-fail'
  | 'recover-password'
  | 'cancel-subscription'
  | 'referral'
  | 'playback'
  | 'browse'
  | 'settings'
  | 'terms'
  | { screen: 'subscribe'; plan: string; duration: PlanDuration; trial?: boolean }
  | { screen: 'change-subscription'; plan: string; duration: PlanDuration }
  | { screen: 'premium-streaming'; service: string }
  /** Where nobody knows whether it was paid. */
  | { screen: 'payment-fail'; outcome: 'unknown' }
  /** With a query string ('' or with its '?') that stays, e.g. who referred them [A2.4-16 A9-13]. */
  | { screen: 'signup'; query: string }
  /** The settings page of a plugin. */
  | { screen: 'plugin'; page: string }

/** How the account area leads from screen to screen; the addresses are the app's. */
export interface NavigationLinks {
  /** The address of a target, for links. */
  address: (target: AccountTarget) => string
  /** Goes there; `replace` leaves no way back to this screen. */
  go: (target: AccountTarget, options?: { replace?: boolean }) => void
}

/** Undefined outside the account area and the shell, which `useNavigationLinks` refuses. */
export const NavigationLinksContext = createContext<NavigationLinks | undefined>(undefined)

/** The links of the account area. Throws outside `NavigationLinksContext`. */
export const useNavigationLinks = (): NavigationLinks => {
  const links = useContext(NavigationLinksContext)
  if (!links) throw new Error('useNavigationLinks needs a NavigationLinksContext above it')
  return links
}

interface Props {
  to: AccountTarget
  /** Drawn as a button of that kind; a plain link in a text without. */
  button?: NonNullable<ButtonProps['variant']>
  className?: string | undefined
  /** Before the words of a button. */
  icon?: ReactNode
  children: ReactNode
}

/** A link to a screen of the account area, which the browser can open elsewhere, too. */
export const AccountLink = ({ to, button, className, icon, children }: Props) => {
  const links = useNavigationLinks()
  const href = hosted(links.address(to))
  const onClick = onPlainPress(() => links.go(to))
  if (button === undefined)
    return (
      <Anchor href={href} className={className} onClick={onClick}>
        {children}
      </Anchor>
    )
  return (
    <Button
      component="a"
      href={href}
      variant={button}
      className={className ?? ''}
      leftSection={icon}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

interface EmptyWithLinkProps {
  /** Decorates. */
  icon: Icon
  title: string
  to: AccountTarget
  /** The words of the link. */
  link: string
  /** What it means. */
  children: string
}

/** Stands where content would be: what is not here, and the screen that leads on. */
export const EmptyWithLink = ({ icon, title, to, link, children }: EmptyWithLinkProps) => (
  <EmptyState
    icon={icon}
    title={title}
    action={
      <AccountLink to={to} button="filled">
        {link}
      </AccountLink>
    }
  >
    {children}
  </EmptyState>
)

/** The way back to where a screen of the account area is reached from, above its title. */
export const BackLink = ({ to, children }: { to: AccountTarget; children: ReactNode }) => (
  <div className={classes.back}>
    <AccountLink
      to={to}
      button="subtle"
      icon={<IconChevronLeft className={classes.sign} size={18} aria-hidden />}
    >
      {children}
    </AccountLink>
  </div>
)
