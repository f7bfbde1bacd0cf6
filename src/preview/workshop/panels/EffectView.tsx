import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../../ui/copyText'
import jsonBlockClasses from './JsonBlock.module.css'
import type { Effect } from '../../report/reportSection'
import { Notice } from '../../../ui/states'
import classes from './EffectView.module.css'

interface CopyButtonProps {
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
function CopyButton({ text, what }: CopyButtonProps) {
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

interface JsonBlockProps {
  /** What it is, e.g. the name of an event. */
  label: string
  /** What is copied, to be read behind the word Copy. */
  what: string
  /** JSON text; '' for nothing. */
  text: string
}

/** Characters that are shown; the rest can only be copied. */
const most = 20_000

/** A payload as text, with a button that copies all of it. */
function JsonBlock({ label, what, text }: JsonBlockProps) {
  const rest = text.length - most
  return (
    <div className={jsonBlockClasses.block}>
      <div className={jsonBlockClasses.head}>
        <code className={jsonBlockClasses.label}>{label}</code>
        {text !== '' && <CopyButton text={text} what={what} />}
      </div>
      {text === '' ? (
        <p className={jsonBlockClasses.nothing}>without a payload</p>
      ) : (
        // What is taller than its place is reached with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={jsonBlockClasses.text} tabIndex={0} role="group" aria-label={`JSON of ${label}`}>
          {rest > 0 ? `${text.slice(0, most)}\n… ${rest} characters more, which Copy takes along` : text}
        </pre>
      )}
    </div>
  )
}

interface EffectViewProps {
  effect: Effect
  /** Whose effect it is, e.g. `Save of Sound`. */
  of: string
}

/** What a button would do: the payload that goes out, the address that is opened, or why nothing happens. */
export function EffectView({ effect, of }: EffectViewProps) {
  switch (effect.kind) {
    case 'sends':
      return <JsonBlock label={effect.event} what={`what ${of} sends`} text={effect.payload} />
    case 'refused':
      return (
        <>
          <Notice kind="error">
            The interface does not send this, because it could crash a player: {effect.reason}.
          </Notice>
          <JsonBlock label={effect.event} what={`what ${of} asks for`} text={effect.payload} />
        </>
      )
    case 'opens':
      return (
        <p className={classes.words}>
          {effect.isSignIn ? 'Leads to the sign-in at ' : 'Opens in a new window '}
          <code className={classes.address}>{effect.address}</code>
        </p>
      )
    case 'follows':
      return (
        <p className={classes.words}>
          Follows the link to <code className={classes.address}>{effect.address}</code>
        </p>
      )
    case 'unsafe':
      return (
        <Notice kind="error">
          Opens nothing, because only http and https are opened:{' '}
          <code className={classes.address}>{effect.address}</code>
        </Notice>
      )
    case 'goesTo':
      return (
        <p className={classes.words}>
          Opens the static page <code className={classes.address}>{effect.pageName}</code>
        </p>
      )
    case 'plans':
      return <p className={classes.words}>Opens the plans of the account area.</p>
    case 'nothing':
      return <Notice kind="warning">Does nothing: the page does not say what.</Notice>
  }
}
