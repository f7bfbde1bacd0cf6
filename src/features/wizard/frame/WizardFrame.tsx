import { useFocusTrap } from '@mantine/hooks'
import { useEffect, useRef, type ReactNode } from 'react'
import { useBrand } from '../../../ui/brand/useBrand'
import { useLockedScroll } from '../../../ui/modal/useLockedScroll'
import classes from './WizardFrame.module.css'

interface Props {
  /** Id of the heading that names the window. */
  titleId: string
  /** What stands beside the logo: where the wizard is. */
  scale?: ReactNode
  /** The row of buttons. */
  bar: ReactNode
  /** Changes with what is on screen, which then begins at its top. */
  page: string
  children: ReactNode
}

/** The window of the wizard over the dimmed interface [D2.13-1]: the whole screen of a phone. */
export const WizardFrame = ({ titleId, scale, bar, page, children }: Props) => {
  const { logo } = useBrand()
  const body = useRef<HTMLDivElement>(null)
  const trap = useFocusTrap(true)
  useLockedScroll()
  // For what lies over the wizard, such as messages.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-wizard', true)
    return () => {
      document.documentElement.toggleAttribute('data-wizard', false)
    }
  }, [])
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (body.current) body.current.scrollTop = 0
  }, [page])
  return (
    <div className={classes.layer}>
      <div className={classes.scrim} aria-hidden />
      <section
        ref={trap}
        className={classes.window}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={classes.top}>
          <img className={classes.logo} src={logo.src} alt="" />
          <div className={classes.scale}>{scale}</div>
        </div>
        <div className={classes.body} ref={body}>
          {children}
        </div>
        <div className={classes.bar}>{bar}</div>
      </section>
    </div>
  )
}
