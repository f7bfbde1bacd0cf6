import { useElementSize } from '@mantine/hooks'
import type { RefObject } from 'react'
import type { Diagnostic } from '../../../../authoring/Diagnostic'
import type { PreviewFiles } from '../../../../authoring/PreviewData'
import type { Knowledge } from '../knowledge'
import { fitScreen } from './fitScreen'
import classes from './Stage.module.css'
import { StageNotice } from './StageNotice'
import { screens, type WidthName } from './widths'

interface Props {
  frame: RefObject<HTMLIFrameElement | null>
  pageAddress: string
  width: WidthName
  files: PreviewFiles
  known: Knowledge
  diagnostics: readonly Diagnostic[]
  onUnlock: () => void
  onShowDiagnostics: () => void
}

/** The page in a frame as wide as the chosen screen, made smaller where there is less room, and what is to be said of it. */
export function Stage({ frame, pageAddress, width: name, ...told }: Props) {
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
