import { Anchor, Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { isOfTheBrowser } from '../../../ui/navigation/isOfTheBrowser'
import { useWays, type AccountTarget } from './WaysContext'

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
export const WayLink = ({ to, button, className, icon, children }: Props) => {
  const ways = useWays()
  const href = ways.address(to)
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOfTheBrowser(event)) return
    event.preventDefault()
    ways.go(to)
  }
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
