import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ChoiceButton.module.css'

interface Props {
  isChosen: boolean
  /** Language of the words, where it is another than the interface's. */
  lang?: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** One of a few choices that lie side by side; the chosen one has a ring, not only another colour. */
export const ChoiceButton = ({ isChosen, lang, onChoose, children }: Props) => (
  <Button
    variant="default"
    className={classes.choice}
    data-chosen={isChosen || undefined}
    aria-pressed={isChosen}
    lang={lang}
    onClick={onChoose}
  >
    {children}
  </Button>
)
