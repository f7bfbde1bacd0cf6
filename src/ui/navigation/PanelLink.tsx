import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

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

/** What the browser does itself: a new tab, a download. */
const isOfTheBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

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
