import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './BackLink.module.css'
import { WayLink } from './WayLink'
import type { AccountTarget } from './WaysContext'

/** The way back to where a screen of the account area is reached from, above its title. */
export const BackLink = ({ to, children }: { to: AccountTarget; children: ReactNode }) => (
  <div className={classes.back}>
    <WayLink
      to={to}
      button="subtle"
      icon={<IconChevronLeft className={classes.sign} size={18} aria-hidden />}
    >
      {children}
    </WayLink>
  </div>
)
