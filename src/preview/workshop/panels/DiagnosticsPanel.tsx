import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Diagnostic } from '../../../../authoring/Diagnostic'
import type { PreviewSource } from '../../../../authoring/PreviewData'
import type { SourceFile } from '../../../../authoring/PluginSource'
import { EmptyState } from '../../../ui/EmptyState'
import type { Knowledge } from '../knowledge'
import { countWords } from './countWords'
import { DiagnosticEntry } from './DiagnosticEntry'
import classes from './DiagnosticsPanel.module.css'
import { sortDiagnostics } from './sortDiagnostics'

interface Props {
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
export function DiagnosticsPanel({ diagnostics, source, pointed, ...handlers }: Props) {
  const [opened, setOpened] = useState<string>()
  const [shown, setShown] = useState(atOnce)
  const sorted = useMemo(() => sortDiagnostics(diagnostics), [diagnostics])
  if (sorted.length === 0)
    return (
      <EmptyState icon={<IconChecks size={40} stroke={1.25} aria-hidden />} title="Nothing to mend">
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
