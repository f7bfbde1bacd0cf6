import { useState, type ReactNode } from 'react'
import classes from './ThemeText.module.css'

interface Props {
  title: string
  /** Mounted only while it is open. */
  children: ReactNode
}

/** A text of the theme that few want to read: its title, and on a press the text, which is fetched only then. */
export function ThemeText({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.text} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  )
}
