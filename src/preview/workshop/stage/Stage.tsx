import { Button } from '@mantine/core'
import { IconFileOff, IconFileAlert, IconDoorExit } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useElementSize } from '@mantine/hooks'
import { type Screen, screens, type WidthName } from '../settings/Settings'
import type { Diagnostic } from '../../../../authoring/Diagnostic'
import type { PreviewFiles } from '../../../../authoring/PreviewData'
import { EmptyState, Notice } from '../../../ui/states'
import type { Knowledge } from '../knowledge'
import stageNoticeClasses from './StageNotice.module.css'
import classes from './Stage.module.css'

/** How a screen is shown in a place: its size in its own px, and how much it is made smaller. */
interface Fit {
  width: number
  height: number
  /** 1 is its real size; never more. */
  scale: number
}

/** Lowest height that a screen is cut to where there is room for less, px. */
const lowest = 320

/**
 * A screen as large as fits into a place of `roomX` by `roomY` px, its width always real, so that media
 * queries hold. One that scrolls is cut in height rather than made smaller; a kiosk is not.
 */
export function fitScreen({ width, height, isFixed }: Screen, roomX: number, roomY: number): Fit {
  const scale = Math.min(1, Math.max(roomX, 1) / width, isFixed ? Math.max(roomY, 1) / height : 1)
  return {
    width,
    height: isFixed ? height : Math.round(Math.min(height, Math.max(roomY / scale, lowest))),
    scale,
  }
}

interface StageNoticeProps {
  files: PreviewFiles
  known: Knowledge
  diagnostics: readonly Diagnostic[]
  onUnlock: () => void
  onShowDiagnostics: () => void
}

/**
 * What is to be said of the page as a whole: why there is none, why it is an older one, that it asks for a
 * password.
 */
function StageNotice({ files, known, diagnostics, onUnlock, onShowDiagnostics }: StageNoticeProps) {
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
      <div className={stageNoticeClasses.whole} role="status">
        <EmptyState icon={IconFileOff} title="There is no settings page yet">
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
      <div className={stageNoticeClasses.whole} role="status">
        <EmptyState icon={IconFileAlert} title="The page cannot be read" action={lookThere}>
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
      <div className={stageNoticeClasses.whole} role="status">
        <EmptyState
          icon={IconDoorExit}
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
    <div className={stageNoticeClasses.strip} role="status">
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

interface StageProps {
  frame: RefObject<HTMLIFrameElement | null>
  pageAddress: string
  width: WidthName
  files: PreviewFiles
  known: Knowledge
  diagnostics: readonly Diagnostic[]
  onUnlock: () => void
  onShowDiagnostics: () => void
}

/**
 * The page in a frame as wide as the chosen screen, made smaller where there is less room, and what is to be
 * said of it.
 */
export function Stage({ frame, pageAddress, width: name, ...told }: StageProps) {
  const { ref, width: roomX, height: roomY } = useElementSize()
  const screen = screens[name]
  const { width, height, scale } = fitScreen(screen, roomX, roomY)
  const isDrawn = told.known.phase === 'open' || told.known.phase === 'locked'
  return (
    <section className={classes.stage} aria-label="The page" data-drawn={isDrawn || undefined}>
      <StageNotice {...told} />
      <div className={classes.room}>
        <div ref={ref} className={classes.measure} />
        <div className={classes.screen} style={{ width: width * scale, height: height * scale }}>
          {/* What is in it is ours and lives under our content policy; a frame without an origin of its own could load
              neither script nor style in every browser. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            src={pageAddress}
            title={`The page on a screen of ${width} px`}
            className={classes.frame}
            style={{ width, height, transform: `scale(${scale})` }}
            tabIndex={isDrawn ? undefined : -1}
          />
        </div>
        <p className={classes.size}>
          {screen.label}, {width} × {height}
          {scale < 1 && `, shown at ${Math.round(scale * 100)} %`}
        </p>
      </div>
    </section>
  )
}
