import {
  useEffect,
  useEffectEvent,
  useRef,
  useLayoutEffect,
  useId,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { CloseButton } from '@mantine/core'
import { useFocusTrap } from '@mantine/hooks'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './ModalFrame.module.css'
import { useClosedByBack } from '../overlays/openOverlays'

let locks = 0

/** Keeps the page from scrolling while any component that uses this is mounted. */
export const useLockedScroll = (): void => {
  useEffect(() => {
    const html = document.documentElement
    // The room that the page's scrollbar leaves, so that nothing jumps when it goes.
    if (locks === 0) html.style.setProperty('--panel-scrollbar', `${window.innerWidth - html.clientWidth}px`)
    locks += 1
    html.toggleAttribute('data-scroll-locked', true)
    return () => {
      locks -= 1
      html.toggleAttribute('data-scroll-locked', locks > 0)
    }
  }, [])
}

/** Gives the focus back, when the component goes, to what had it when it came, if that is still there. */
export const useReturnedFocus = (): void => {
  const before = useRef<Element | null>(null)
  // With the commit: passive effects may run only after the focus trap has taken the focus for itself.
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  useEffect(() => {
    // Where it took the place of another such component, that one has only now given the focus back.
    if (before.current === document.body) before.current = document.activeElement
    return () => {
      const { current } = before
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    }
  }, [])
}

/**
 * Has somebody's press count who is just at it when the component goes, as one does that stands in for what
 * is fetched: the browser makes no click of it then. What it returns goes to the button.
 */
const usePressUntilGone = (act: () => void) => {
  const isPressed = useRef(false)
  const end = useEffectEvent(() => {
    if (isPressed.current) act()
  })
  useEffect(() => () => end(), [])
  const letGo = () => {
    isPressed.current = false
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      isPressed.current = button === 0
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
  }
}

interface Props {
  title: string
  /** By the close button or Escape, and by the backdrop if `closesOnBackdrop`. */
  onClose: () => void
  /** Width in px; narrower where the screen is. */
  width: number
  /** `left` slides in from the edge as tall as the screen, `bottom` from that edge, `center` is a window. */
  place?: 'center' | 'left' | 'bottom'
  /** A pointer went down on it. */
  onGrab?: (event: PointerEvent<HTMLElement>) => void
  closesOnBackdrop?: boolean
  /** False while another modal lies on top of it: that one has the focus and Escape then. */
  isTop?: boolean
  /**
   * True when something inside bears `data-autofocus`; else the title gets the focus, so that it is read
   * first.
   */
  hasOwnFocus?: boolean
  children: ReactNode
}

/**
 * The frame of modals and of the side menu of small screens, as long as it is mounted: traps the focus and
 * gives it back, locks the page's scrolling, closes by Escape. It does without Mantine's Modal, which brings
 * a scroll area and a positioning library into what every screen loads.
 */
export const ModalFrame = (props: Props) => {
  const { t } = useTranslation()
  const { title, onClose, width, place = 'center', closesOnBackdrop = false, isTop = true } = props
  const id = useId()
  const trap = useFocusTrap(isTop)
  useReturnedFocus()
  useLockedScroll()
  useClosedByBack(onClose)
  const untilGone = usePressUntilGone(onClose)
  useEffect(() => {
    if (!isTop) return undefined
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onClose()
    }
    window.addEventListener('keydown', closeByKey)
    return () => window.removeEventListener('keydown', closeByKey)
  }, [isTop, onClose])
  return createPortal(
    <div className={classes.layer} data-place={place}>
      <div
        className={classes.backdrop}
        onClick={closesOnBackdrop ? () => onClose() : undefined}
        aria-hidden
      />
      <section
        ref={trap}
        className={classes.window}
        style={{ maxWidth: width }}
        role="dialog"
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-body`}
        tabIndex={-1}
        onPointerDown={props.onGrab}
      >
        <div className={classes.header}>
          <h2
            className={classes.title}
            id={`${id}-title`}
            tabIndex={-1}
            data-autofocus={!props.hasOwnFocus || undefined}
          >
            {title}
          </h2>
          <CloseButton
            aria-label={t('action.close')}
            {...untilGone}
            onClick={() => onClose()}
            className={classes.close}
          />
        </div>
        <div className={classes.body} id={`${id}-body`}>
          {props.children}
        </div>
      </section>
    </div>,
    document.body,
  )
}
