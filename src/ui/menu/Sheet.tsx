import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { carryByPointer } from '../carryByPointer'
import { ModalFrame } from '../modal/ModalFrame'
import classes from './Sheet.module.css'
import type { MenuProps } from './menuParts'

/** px; wide enough for two columns on a player's own screen. */
const width = 640
/** px; that of a page. */
const pageWidth = 880
/** A sheet that is dragged down so far closes, px. */
const far = 80
/** And one that is flicked: so far, px, within so many ms. */
const [flick, quick] = [24, 250]
/** A finger that stays within so much has only pressed, px. */
const still = 8

interface SheetProps extends Omit<MenuProps, 'place'> {
  /** It holds a page with things of its own to drag: it is dragged by its head alone, and wider. */
  isPage?: boolean
  /** False while another modal lies on top of it. */
  isTop?: boolean
}

/**
 * A menu, or a page, at the bottom edge, in reach of the thumb, as long as it is mounted: dragged down, or by
 * a press beside it, it closes.
 */
export function Sheet({ title, about, children, isPage = false, isTop = true, onClose }: SheetProps) {
  const content = useRef<HTMLDivElement>(null)
  const scrolls = () => {
    const body = content.current?.parentElement
    return body && body.scrollHeight > body.clientHeight ? body : undefined
  }
  // Where all of it is in view a finger has nothing to scroll, and drags.
  useLayoutEffect(() => {
    content.current?.style.setProperty('touch-action', isPage || scrolls() ? 'pan-y' : 'none')
  })
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: sheet, clientY, target } = event
    if (event.button !== 0 || !event.isPrimary) return
    const resting = isPage ? content.current : scrolls()
    if (target instanceof Node && resting?.contains(target)) return
    const begun = performance.now()
    let down = 0
    const putBack = () => {
      sheet.style.transition = ''
      sheet.style.transform = ''
    }
    carryByPointer(event, {
      element: sheet,
      still,
      scrollSpeed: () => 0,
      grabbed: () => {
        sheet.style.transition = 'none'
      },
      moved: (_x, y) => {
        down = Math.max(0, y - clientY)
        sheet.style.transform = `translateY(${down}px)`
      },
      dropped: () => {
        const isWished = down > far || (down > flick && performance.now() - begun < quick)
        // A page may ask first, and stay.
        if (!isWished || isPage) putBack()
        if (isWished) onClose()
      },
      cancelled: putBack,
    })
  }
  return (
    <ModalFrame
      title={title}
      width={isPage ? pageWidth : width}
      place="bottom"
      closesOnBackdrop
      isTop={isTop}
      onGrab={drag}
      onClose={onClose}
    >
      <div ref={content} className={classes.content}>
        {about ? <div className={classes.about}>{about}</div> : null}
        {isPage ? children : <div className={classes.rows}>{children}</div>}
      </div>
    </ModalFrame>
  )
}
