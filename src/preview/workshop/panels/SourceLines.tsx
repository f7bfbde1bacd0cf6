import type { TextRange } from '../../../../authoring/Diagnostic'
import { linesAround } from './linesAround'
import classes from './SourceLines.module.css'

/** The lines of a file that a diagnostic is about, with what is meant marked. */
export function SourceLines({ text, range }: { text: string; range: TextRange }) {
  const lines = linesAround(text, range)
  return (
    // What is wider than the panel is reached with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={classes.lines} tabIndex={0} aria-label="Lines of the file" role="group">
      {lines.map(({ number, before, marked, after }) => (
        <span key={number} className={classes.line}>
          <span className={classes.number}>{number}</span>
          <code>
            {before}
            {marked !== '' && <mark className={classes.marked}>{marked}</mark>}
            {after}
            {'\n'}
          </code>
        </span>
      ))}
    </pre>
  )
}
