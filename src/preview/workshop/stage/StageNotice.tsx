import { Button } from '@mantine/core'
import { IconFileOff, IconFileAlert, IconDoorExit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Diagnostic } from '../../../../authoring/Diagnostic'
import type { PreviewFiles } from '../../../../authoring/PreviewData'
import { EmptyState } from '../../../ui/EmptyState'
import { Notice } from '../../../ui/Notice'
import type { Knowledge } from '../knowledge'
import classes from './StageNotice.module.css'

interface Props {
  files: PreviewFiles
  known: Knowledge
  diagnostics: readonly Diagnostic[]
  onUnlock: () => void
  onShowDiagnostics: () => void
}

/** What is to be said of the page as a whole: why there is none, why it is an older one, that it asks for a password. */
export function StageNotice({ files, known, diagnostics, onUnlock, onShowDiagnostics }: Props) {
  const { phase, problem } = known
  const isDrawn = phase === 'open' || phase === 'locked'
  const lookThere = (
    <Button variant="default" onClick={onShowDiagnostics}>
      Show where
    </Button>
  )
  if (!files.source) {
    if (isDrawn)
      return strip(
        'error',
        `${files.missing ?? 'The file is gone.'} What you see is the last page that was there.`,
      )
    return (
      <div className={classes.whole} role="status">
        <EmptyState
          icon={<IconFileOff size={40} stroke={1.25} aria-hidden />}
          title="There is no settings page yet"
        >
          {files.missing} It is drawn here as soon as it is saved.
        </EmptyState>
      </div>
    )
  }
  if (problem) {
    const words =
      problem === 'syntax'
        ? brokenAt(diagnostics)
        : 'This is JSON, but no settings page: a page is an object with “page” and “sections”.'
    if (isDrawn)
      return strip('error', `${words} What you see is the last page that could be read.`, lookThere)
    return (
      <div className={classes.whole} role="status">
        <EmptyState
          icon={<IconFileAlert size={40} stroke={1.25} aria-hidden />}
          title="The page cannot be read"
          action={lookThere}
        >
          {words} It is drawn here as soon as that is mended.
        </EmptyState>
      </div>
    )
  }
  if (phase === 'locked')
    return strip(
      'info',
      'This page is protected. On a player it opens with the player’s password, here with any word.',
      <Button variant="default" onClick={onUnlock}>
        Open it
      </Button>,
    )
  if (phase === 'left')
    return (
      <div className={classes.whole} role="status">
        <EmptyState
          icon={<IconDoorExit size={40} stroke={1.25} aria-hidden />}
          title="The interface leaves the page now"
          action={<Button onClick={onUnlock}>Open it</Button>}
        >
          Whoever does not give the password comes back to where they were.
        </EmptyState>
      </div>
    )
  return null
}

/** One line above the page. */
function strip(kind: 'info' | 'error', words: string, action?: ReactNode) {
  return (
    <div className={classes.strip} role="status">
      <Notice kind={kind}>{words}</Notice>
      {action}
    </div>
  )
}

/** The first place where a file stops being JSON, in words. */
function brokenAt(diagnostics: readonly Diagnostic[]): string {
  const mistake = diagnostics.find(({ severity, path }) => severity === 'error' && path.length === 0)
  return mistake
    ? `Line ${mistake.range.line}, column ${mistake.range.column}: ${mistake.message}`
    : 'The file is not JSON.'
}
