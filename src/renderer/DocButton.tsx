import { UnstyledButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './DocButton.module.css'
import { useRenderer } from './RendererContext'

interface DocButtonProps {
  title: string
  html: string
  /** Id of the words that the document is about; they complete the button's name. */
  labelId: string
}

const sign = <IconInfoCircle size={18} aria-hidden />

/** Opens the document of an item or section [D2.10-4]; absent where the host switched documents off. */
export function DocButton({ title, html, labelId }: DocButtonProps) {
  const { aboutLabel, openDoc } = useRenderer()
  const id = useId()
  if (!openDoc) return null
  return (
    <UnstyledButton
      id={id}
      className={classes.doc}
      aria-label={aboutLabel}
      aria-labelledby={`${id} ${labelId}`}
      onClick={() => openDoc({ title, html })}
    >
      {sign}
    </UnstyledButton>
  )
}
