import { useRef } from 'react'
import type { Diagnostic } from '../../authoring/Diagnostic'
import type { PreviewFiles } from '../../authoring/PreviewData'
import type { Knowledge, Connection } from '../../src/preview/workshop/knowledge'
import { Stage } from '../../src/preview/workshop/stage/Stage'
import type { WidthName } from '../../src/preview/workshop/settings/Settings'
import { TopBar } from '../../src/preview/workshop/startWorkshop'

export interface StageStoryProps {
  connection: Connection
  width: WidthName
  files: PreviewFiles
  known: Knowledge
  diagnostics: readonly Diagnostic[]
  onUnlock: () => void
  onShowDiagnostics: () => void
}

/** What stands around the page's frame, which is empty here. */
export function StageStory({ connection, ...stage }: StageStoryProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <TopBar
        productName="Attic Audio"
        asked="plugins/music_service/attic_radio/UIConfig.json"
        connection={connection}
        scheme="light"
        onScheme={() => undefined}
      />
      <main style={{ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0, paddingTop: 16 }}>
        <Stage frame={frame} pageAddress="about:blank" {...stage} />
      </main>
    </div>
  )
}
