import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { menuPlaceOf, type MenuPlace } from '../../ui/menu/menuPlace'
import signs from '../../ui/rows/rowSigns.module.css'
import classes from './MoreSpot.module.css'

interface Props {
  name: string
  /** Its menu is wanted, there; undefined where there is none. */
  onMore: ((at: MenuPlace) => void) | undefined
  /** It is as wide as a row, so that its button stands in the middle of its end. */
  isRow?: boolean
  /** The button that plays it. */
  children: ReactNode
}

/** A card, and the button of its menu above its lower end: a button can hold no other. */
export function MoreSpot({ name, onMore, isRow, children }: Props) {
  const { t } = useTranslation()
  if (!onMore) return children
  return (
    // The menu by the mouse's other button and by a finger that rests is one of the card's button, too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.spot}
      data-row={isRow || undefined}
      onContextMenu={(event) => {
        event.preventDefault()
        onMore(menuPlaceOf(event))
      }}
    >
      {children}
      <button
        type="button"
        className={`${classes.more} ${signs.pillar}`}
        aria-label={t('home.more', { name })}
        aria-haspopup="menu"
        onClick={(event) => onMore(menuPlaceOf(event))}
      />
    </div>
  )
}
