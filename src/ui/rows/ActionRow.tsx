import { hosted } from '../../base'
import { useContext, type ReactNode } from 'react'
import { MenuItemContext } from '../menu/menuParts'
import classes from './ActionRow.module.css'

interface Props {
  icon: ReactNode
  label: string
  /** A second line, spoken when it comes, e.g. why nothing happened. */
  note?: string | undefined
  /** What stands at the end. */
  aside?: ReactNode
  disabled?: boolean
  isBusy?: boolean
  /** Present for what is on or off. */
  isPressed?: boolean
  /** Address within the panel, which the browser opens in a tab of its own. */
  newTab?: string
  onPress: () => void
}

/** An entry of a menu or of a sheet of actions: icon, words, and how it stands. */
export function ActionRow(props: Props) {
  const { icon, label, note, aside, disabled = false, isBusy, isPressed, newTab, onPress } = props
  const drawItem = useContext(MenuItemContext)
  const words = (
    <>
      <span className={classes.words}>
        <span>{label}</span>
        <span className={classes.note} role="status">
          {note}
        </span>
      </span>
      {aside}
    </>
  )
  if (drawItem)
    return drawItem({ disabled, isPressed, newTab: newTab && hosted(newTab), onPress, icon, children: words })
  const content = (
    <>
      {icon}
      {words}
    </>
  )
  if (newTab !== undefined)
    return (
      <a className={classes.row} href={hosted(newTab)} target="_blank" rel="noopener" onClick={onPress}>
        {content}
      </a>
    )
  return (
    <button
      type="button"
      className={classes.row}
      disabled={disabled}
      aria-busy={isBusy}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {content}
    </button>
  )
}

/** A text with a name in it. */
export type NamedText = (name: string) => string

/**
 * Stands for the name while the text is looked up; from the private part of Unicode, so that no language has
 * it.
 */
const gap = '\uE000'

/**
 * A translated text whose name is filled in row by row: the translation is looked up once, because to look it
 * up takes longer than to draw the button that bears it.
 */
export function withName(translate: (name: string) => string): NamedText {
  const [before = '', after] = translate(gap).split(gap)
  return after === undefined ? () => before : (name) => `${before}${name}${after}`
}
