import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../../ui/copyText'

interface Props {
  text: string
  /** What is copied, for those who do not see beside what the button stands. */
  what: string
}

const states = {
  ready: { Icon: IconCopy, word: 'Copy' },
  copied: { Icon: IconCheck, word: 'Copied' },
  failed: { Icon: IconX, word: 'The browser forbids it' },
}

/** Time that the outcome is shown, ms. */
const shown = 2000

/** Puts a text on the clipboard and says that it did. */
export function CopyButton({ text, what }: Props) {
  const [state, setState] = useState<keyof typeof states>('ready')
  useEffect(() => {
    if (state === 'ready') return undefined
    const timer = setTimeout(() => setState('ready'), shown)
    return () => clearTimeout(timer)
  }, [state])
  const { Icon, word } = states[state]
  const copy = () => void copyText(text).then((isDone) => setState(isDone ? 'copied' : 'failed'))
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      aria-label={state === 'ready' ? `${word} ${what}` : word}
      onClick={copy}
    >
      <span aria-live="polite">{word}</span>
    </Button>
  )
}
