import type { PropsWithChildren } from 'react'
import type { Section } from '../../renderer'
import classes from './HiddenItem.module.css'
import { HiddenReason } from './HiddenReason'

/** A section that players do not draw. */
export function HiddenSection({ section, children }: PropsWithChildren<{ section: Section }>) {
  return (
    <div className={classes.hidden} data-hidden-section={section.id}>
      <HiddenReason>Hidden because “hidden” of the section is true</HiddenReason>
      {children}
    </div>
  )
}
