import type { ReactNode } from 'react'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'

interface Props {
  /** Undefined for what has no address. */
  href: string | undefined
  children: ReactNode
}

/** Words that lead elsewhere in a window of its own; from a kiosk, which has no way back, they lead nowhere [D6-5]. */
export function OutsideLink({ href, children }: Props) {
  const { isKiosk } = usePanelSituation()
  if (href === undefined || isKiosk) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
