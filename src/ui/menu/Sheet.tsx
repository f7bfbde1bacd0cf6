import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { carryByPointer } from '../carryByPointer'
import { ModalFrame } from '../modal/ModalFrame'
import classes from './Sheet.module.css'
import type { MenuProps } from './menuParts'

/** px; wide enough for two columns on a player's own screen. */
const width = 640
/** A sheet that is dragged down so far closes, px. */
const far = 80
/** And one that is flicked: so far, px, within so many ms. */
const [flick, quick] = [24, 250]
/** A finger that stays within so much has only pressed, px. */
const still = 8

/**
 * A menu at the bottom edge, in reach of the thumb, as long as it is mounted: dragged down, or by a press
 * beside it, it closes.
 */
export function Sheet({ title, about, children, onClose }: Omit<MenuProps, 'place'>) {
  const content = useRef<HTMLDivElement>(null)
  const scrolls = () => {
    const body = content.current?.parentElement
    return body && body.scrollHeight > body.clientHeight ? body : undefined
  }
  // Where all of it is in view a finger has nothing to scroll, and drags.
  useLayoutEffect(() => {
    content.current?.style.setProperty('touch-action', scrolls() ? 'pan-y' : 'none')
  })
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: sheet, clientY, target } = event
    if (event.button !== 0 || !event.isPrimary) return
    if (target instanceof Node && scrolls()?.contains(target)) return
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
      lifted: () => {
        sheet.style.transition = 'none'
      },
      moved: (_x, y) => {
        down = Math.max(0, y - clientY)
        sheet.style.transform = `translateY(${down}px)`
      },
      dropped: () => {
        if (down > far || (down > flick && performance.now() - begun < quick)) onClose()
        else putBack()
      },
      cancelled: putBack,
    })
  }
  return (
    <ModalFrame title={title} width={width} place="bottom" closesOnBackdrop onGrip={drag} onClose={onClose}>
      <div ref={content} className={classes.content}>
        {about ? <div className={classes.about}>{about}</div> : null}
        <div className={classes.rows}>{children}</div>
      </div>
    </ModalFrame>
  )
}
