import { useEffect, useMemo } from 'react'
import type { PreviewData } from '../../../authoring/PreviewData'
import { PreviewTheme } from '../look/PreviewTheme'
import type { SectionReport } from '../report/SectionReport'
import './workshopStyles'
import { Panels } from './panels/Panels'
import { useSettings } from './settings/useSettings'
import { Stage } from './stage/Stage'
import { Toolbar } from './Toolbar'
import { TopBar } from './TopBar'
import { useLiveData } from './useLiveData'
import { usePageFrame } from './usePageFrame'
import classes from './Workshop.module.css'

interface Props {
  data: PreviewData
  /** Document that the page is drawn in. */
  pageAddress: string
}

/** The preview of a plugin's settings page: the page in the middle, what is around it at the sides. */
export function Workshop({ data, pageAddress }: Props) {
  const { files, revision, diagnostics, connection } = useLiveData(data)
  const { frame, known, tell, clearLog } = usePageFrame()
  const languages = useMemo(() => files.source?.strings.map(({ language }) => language) ?? [], [files])
  const [settings, change] = useSettings(languages)
  const { scheme, uiTheme, showsHidden } = settings
  const language = settings.language === '' ? undefined : settings.language
  const { productName, accentColor } = data.brand
  const { source } = files

  useEffect(() => {
    if (known.starts === 0) return
    tell({ kind: 'show', source, revision, view: { language, scheme, uiTheme, accentColor, showsHidden } })
  }, [tell, known.starts, source, revision, language, scheme, uiTheme, accentColor, showsHidden])
  useEffect(() => {
    document.title = `${known.title.trim() || data.asked} – preview`
  }, [known.title, data.asked])

  return (
    <PreviewTheme scheme={scheme} accentColor={accentColor}>
      <div className={classes.workshop}>
        <TopBar
          productName={productName}
          asked={source?.page.name ?? data.asked}
          connection={connection}
          scheme={scheme}
          onScheme={(wanted) => change({ scheme: wanted })}
        />
        <main className={classes.desk}>
          <Toolbar
            settings={settings}
            languages={languages}
            isEdited={known.sections.some(({ fields }) => fields.some(({ given }) => given !== undefined))}
            hiddenCount={countHidden(known.sections)}
            onChange={change}
            onStartOver={() => tell({ kind: 'startOver' })}
          />
          <Stage
            frame={frame}
            pageAddress={pageAddress}
            width={settings.width}
            files={files}
            known={known}
            diagnostics={diagnostics}
            onUnlock={() => tell({ kind: 'unlock' })}
            onShowDiagnostics={() => change({ panel: 'diagnostics' })}
          />
        </main>
        <Panels
          panel={settings.panel}
          known={known}
          diagnostics={diagnostics}
          source={source}
          showsHidden={showsHidden}
          onPanel={(panel) => change({ panel })}
          onPoint={(path) => tell({ kind: 'point', path })}
          onShowHidden={() => change({ showsHidden: true })}
          onClearLog={clearLog}
        />
      </div>
    </PreviewTheme>
  )
}

/** How many things are not drawn: fields, buttons, and sections as a whole. */
function countHidden(sections: readonly SectionReport[]): number {
  return sections.reduce(
    (sum, { isHidden, fields, buttons }) =>
      sum + (isHidden ? 1 : [...fields, ...buttons].filter((one) => one.hiddenBecause !== undefined).length),
    0,
  )
}
