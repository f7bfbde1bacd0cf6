import { useMemo, useState } from 'react'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import type { Knowledge } from '../../src/preview/workshop/knowledge'
import { Panels } from '../../src/preview/workshop/panels/Panels'
import type { Settings } from '../../src/preview/workshop/settings/Settings'
import '../../src/preview/workshop/startWorkshop'

export interface PanelsStoryProps {
  /** The panel that is open to begin with. */
  panel: Settings['panel']
  /** Text of the page that the rules look at. */
  text: string
  known: Knowledge
  onPoint?: (path: (string | number)[] | undefined) => void
}

/** The panels beside a page, with what the rules make of it. */
export function PanelsStory({ panel: first, text, known, onPoint = () => undefined }: PanelsStoryProps) {
  const [panel, setPanel] = useState(first)
  const page = useMemo(() => ({ name: 'attic_radio/UIConfig.json', text }), [text])
  const diagnostics = useMemo(() => lintPlugin({ page, strings: new Map() }), [page])
  return (
    <main style={{ minHeight: '100vh', background: 'var(--panel-surface)' }}>
      <Panels
        panel={panel}
        known={known}
        diagnostics={diagnostics}
        source={{ page, strings: [], images: {} }}
        showsHidden={false}
        onPanel={setPanel}
        onPoint={onPoint}
        onShowHidden={() => undefined}
        onClearLog={() => undefined}
      />
    </main>
  )
}
