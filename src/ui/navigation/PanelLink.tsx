import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isOfTheBrowser } from './isOfTheBrowser'

interface Props {
  /** Address within the panel. */
  href: string
  /** Name for who does not see what the link is drawn with. */
  label?: string
  className?: string | undefined
  /** It leads to the screen that is on. */
  isCurrent?: boolean
  children: ReactNode
}

/** A link to a screen of this panel: a plain press goes there without loading the panel anew. */
export const PanelLink = ({ href, label, className, isCurrent, children }: Props) => {
  const router = useRouter()
  return (
    <a
      href={href}
      aria-label={label}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isOfTheBrowser(event)) return
        event.preventDefault()
        router.history.push(href)
      }}
    >
      {children}
    </a>
  )
}
