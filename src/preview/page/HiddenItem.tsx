import { useCallback, useSyncExternalStore, type PropsWithChildren } from 'react'
import type { ItemRowProps } from '../../renderer'
import { describeHidden } from '../report/describeHidden'
import { toJsonText } from '../report/toJsonText'
import classes from './HiddenItem.module.css'
import { HiddenReason } from './HiddenReason'

/** The row of a field that players do not draw now, with the reason. */
export function HiddenItem({ session, section, item, children }: PropsWithChildren<ItemRowProps>) {
  const reason = useSyncExternalStore(
    session.subscribe,
    useCallback(() => describeHidden(session, section, item), [session, section, item]),
  )
  // Of an input of the type hidden a browser draws nothing at all.
  const value = item.element === 'input' && item.type === 'hidden' ? toJsonText(item.pushed, 'compact') : ''
  return (
    <div className={classes.hidden} data-hidden-item={item.id}>
      <HiddenReason>
        Hidden because {reason}
        {value && ` – it holds ${value}`}
      </HiddenReason>
      {children}
    </div>
  )
}
