import { Button, UnstyledButton } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBulb,
  IconChevronDown,
  IconCircleX,
  IconInfoCircle,
  IconChecks,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Diagnostic, Severity, TextRange } from '../../../../authoring/Diagnostic'
import sourceLinesClasses from './SourceLines.module.css'
import type { SourceFile } from '../../../../authoring/PluginSource'
import type { Knowledge } from '../knowledge'
import diagnosticEntryClasses from './DiagnosticEntry.module.css'
import type { PreviewSource } from '../../../../authoring/PreviewData'
import { EmptyState } from '../../../ui/states'
import { countWords } from './SectionBlock'
import classes from './DiagnosticsPanel.module.css'

const weight: Record<Severity, number> = { error: 0, warning: 1, hint: 2 }

/** The gravest first, those of one severity in the order of files and lines. */
function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (one, other) =>
      weight[one.severity] - weight[other.severity] ||
      (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
      one.range.line - other.range.line ||
      one.range.column - other.range.column,
  )
}

/** A line of a file, cut where it is too long: the marked middle, and what stands before and behind it. */
interface SourceLine {
  number: number
  before: string
  marked: string
  after: string
}

/** Lines shown above and below what is meant, of what is meant, and characters at either side of it. */
const around = 2
const mostMarked = 8
const beside = 90

/**
 * The lines that a range covers with those around it. Long ones are cut, since pages are also written in one
 * line.
 */
export function linesAround(text: string, range: TextRange): SourceLine[] {
  const lines = text.split('\n')
  const last = Math.min(range.endLine, range.line + mostMarked - 1)
  const from = Math.max(1, range.line - around)
  const numbers = Array.from({ length: last + around - from + 1 }, (_, place) => from + place)
  return numbers
    .filter((number) => number <= lines.length)
    .map((number) => cut(number, (lines[number - 1] ?? '').replace(/\r$/, ''), range, last))
}

function cut(number: number, line: string, range: TextRange, last: number): SourceLine {
  if (number < range.line || number > last)
    return { number, before: shorten(line, 'end'), marked: '', after: '' }
  const start = number === range.line ? range.column - 1 : line.search(/\S|$/)
  const end = number === range.endLine ? range.endColumn - 1 : line.length
  return {
    number,
    before: shorten(line.slice(0, start), 'start'),
    marked: shorten(line.slice(start, end), 'end'),
    after: shorten(line.slice(Math.max(start, end)), 'end'),
  }
}

function shorten(text: string, cutAt: 'start' | 'end'): string {
  if (text.length <= beside) return text
  return cutAt === 'start' ? `…${text.slice(-beside)}` : `${text.slice(0, beside)}…`
}

/** The lines of a file that a diagnostic is about, with what is meant marked. */
function SourceLines({ text, range }: { text: string; range: TextRange }) {
  const lines = linesAround(text, range)
  return (
    // What is wider than the panel is reached with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={sourceLinesClasses.lines} tabIndex={0} aria-label="Lines of the file" role="group">
      {lines.map(({ number, before, marked, after }) => (
        <span key={number} className={sourceLinesClasses.line}>
          <span className={sourceLinesClasses.number}>{number}</span>
          <code>
            {before}
            {marked !== '' && <mark className={sourceLinesClasses.marked}>{marked}</mark>}
            {after}
            {'\n'}
          </code>
        </span>
      ))}
    </pre>
  )
}

interface DiagnosticEntryProps {
  diagnostic: Diagnostic
  /** Its file, as seen from the page's folder. */
  place: string
  /** The file that it is about, as it is now. */
  file: SourceFile | undefined
  isOpen: boolean
  /** What became of pointing at its spot. */
  pointed: Knowledge['pointed']
  showsHidden: boolean
  onPress: () => void
  onShowHidden: () => void
}

const signs = {
  error: { Icon: IconCircleX, word: 'Error' },
  warning: { Icon: IconAlertTriangle, word: 'Warning' },
  hint: { Icon: IconInfoCircle, word: 'Hint' },
}

/** One diagnostic; opened, with how to mend it and the lines that it is about. */
function DiagnosticEntry({ diagnostic, place, file, isOpen, pointed, ...rest }: DiagnosticEntryProps) {
  const { severity, message, hint, rule, range } = diagnostic
  const { Icon, word } = signs[severity]
  return (
    <li className={diagnosticEntryClasses.entry} data-severity={severity}>
      <UnstyledButton className={diagnosticEntryClasses.head} aria-expanded={isOpen} onClick={rest.onPress}>
        <Icon size={20} stroke={1.5} role="img" aria-label={word} className={diagnosticEntryClasses.icon} />
        <span className={diagnosticEntryClasses.words}>
          <span className={diagnosticEntryClasses.message}>{message}</span>
          <span className={diagnosticEntryClasses.place}>
            <span>
              {place}:{range.line}:{range.column}
            </span>
            <span className={diagnosticEntryClasses.rule}>{rule}</span>
          </span>
        </span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={diagnosticEntryClasses.chevron} />
      </UnstyledButton>
      {isOpen && (
        <div className={diagnosticEntryClasses.more} ref={bringIntoSight}>
          {hint !== undefined && (
            <p className={diagnosticEntryClasses.hint}>
              <IconBulb size={18} stroke={1.5} aria-hidden className={diagnosticEntryClasses.icon} />
              <span>{hint}</span>
            </p>
          )}
          {file && <SourceLines text={file.text} range={range} />}
          {pointed === 'hidden' && (
            <p className={diagnosticEntryClasses.unseen} role="status">
              The page does not draw this now.
              {!rest.showsHidden && (
                <Button variant="default" onClick={rest.onShowHidden}>
                  Show hidden fields
                </Button>
              )}
            </p>
          )}
        </div>
      )}
    </li>
  )
}

/** What has just been opened is seen, also at the lower end of the panel. */
function bringIntoSight(more: HTMLElement | null): void {
  more?.scrollIntoView({ block: 'nearest' })
}

interface DiagnosticsPanelProps {
  diagnostics: readonly Diagnostic[]
  source: PreviewSource | undefined
  pointed: Knowledge['pointed']
  showsHidden: boolean
  onPoint: (path: (string | number)[] | undefined) => void
  onShowHidden: () => void
}

/** As many are shown at once; nobody mends a hundred mistakes in one go. */
const atOnce = 100

const identity = ({ rule, file, message, path }: Diagnostic) => JSON.stringify([rule, file, message, path])

/** What is wrong with the files, each with its lines; the opened one is marked in the page. */
export function DiagnosticsPanel({ diagnostics, source, pointed, ...handlers }: DiagnosticsPanelProps) {
  const [opened, setOpened] = useState<string>()
  const [shown, setShown] = useState(atOnce)
  const sorted = useMemo(() => sortDiagnostics(diagnostics), [diagnostics])
  if (sorted.length === 0)
    return (
      <EmptyState icon={IconChecks} title="Nothing to mend">
        {source ? 'No rule has anything to say of these files.' : 'There is no page to look at yet.'}
      </EmptyState>
    )
  return (
    <>
      <p className={classes.sum} aria-hidden>
        {countWords(sorted)}
      </p>
      <ul className={classes.list}>
        {sorted.slice(0, shown).map((diagnostic, place) => {
          const id = identity(diagnostic)
          const isOpen = id === opened
          return (
            <DiagnosticEntry
              key={`${id} ${place}`}
              diagnostic={diagnostic}
              place={fromPage(source, diagnostic.file)}
              file={fileOf(source, diagnostic.file)}
              isOpen={isOpen}
              pointed={isOpen ? pointed : undefined}
              showsHidden={handlers.showsHidden}
              onShowHidden={() => {
                handlers.onShowHidden()
                handlers.onPoint(diagnostic.path)
              }}
              onPress={() => {
                setOpened(isOpen ? undefined : id)
                const isOfPage = diagnostic.file === source?.page.name
                handlers.onPoint(isOpen || !isOfPage ? undefined : diagnostic.path)
              }}
            />
          )
        })}
      </ul>
      {sorted.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + atOnce)}>
          Show {Math.min(atOnce, sorted.length - shown)} more of {sorted.length - shown}
        </Button>
      )}
    </>
  )
}

function fileOf(source: PreviewSource | undefined, name: string): SourceFile | undefined {
  const files = source ? [source.page, ...source.strings.map(({ file }) => file)] : []
  return files.find((file) => file.name === name)
}

/** A file's name without the folder that all files of the plugin are in. */
function fromPage(source: PreviewSource | undefined, name: string): string {
  const folder = source?.page.name.slice(0, source.page.name.search(/[^/\\]*$/)) ?? ''
  return name.startsWith(folder) ? name.slice(folder.length) : name
}
