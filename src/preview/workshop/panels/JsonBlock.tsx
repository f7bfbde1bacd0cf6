import { CopyButton } from './CopyButton'
import classes from './JsonBlock.module.css'

interface Props {
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
export function JsonBlock({ label, what, text }: Props) {
  const rest = text.length - most
  return (
    <div className={classes.block}>
      <div className={classes.head}>
        <code className={classes.label}>{label}</code>
        {text !== '' && <CopyButton text={text} what={what} />}
      </div>
      {text === '' ? (
        <p className={classes.nothing}>without a payload</p>
      ) : (
        // What is taller than its place is reached with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={classes.text} tabIndex={0} role="group" aria-label={`JSON of ${label}`}>
          {rest > 0 ? `${text.slice(0, most)}\n… ${rest} characters more, which Copy takes along` : text}
        </pre>
      )}
    </div>
  )
}
