import { useCallback } from 'react'
import { useDevice } from '../../device'
import { Page, saveEdits, type CoreSections, type PageSession, type Target } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/useReportUnsavedEdits'
import { useNoteSettings } from './useNoteSettings'
import { useRevealed } from './useRevealed'
import { useHasEdits } from './useHasEdits'
import { usePagePassword } from './usePagePassword'
import { useRunCommand, type PageDestinations } from './useRunCommand'

interface OpenPageProps {
  session: PageSession
  pageName: string
  coreSections: CoreSections
  destinations: PageDestinations
  showDocs: boolean
  showDescriptions: boolean
  /** What is to be brought into sight. */
  revealed: Target | undefined
  onPasswordCancelled: () => void
}

/** A page that the player pushed, behind its password if it has one, with its buttons tied to the player. */
export function OpenPage(props: OpenPageProps) {
  const { session, pageName, onPasswordCancelled } = props
  const device = useDevice()
  const dialogs = useDialogs()
  const run = useRunCommand(props.destinations)
  const isOpen = usePagePassword(session, pageName, onPasswordCancelled)
  const onHeading = useNoteSettings(session, pageName, isOpen)
  useRevealed(isOpen ? props.revealed : undefined)
  useReportUnsavedEdits(useHasEdits(session), () => saveEdits(session, run))

  const sectionImage = useCallback(
    (image: string) => `${device.origin() ?? ''}/albumart?sectionimage=${encodeURIComponent(image)}`,
    [device],
  )
  const openDoc = useCallback(
    ({ title, html }: { title: string; html: string }) =>
      void dialogs.gotIt({ title, message: html, holdsHtml: true }),
    [dialogs],
  )
  if (!isOpen) return null
  return (
    <Page
      session={session}
      coreSections={props.coreSections}
      run={run}
      sectionImage={sectionImage}
      openDoc={props.showDocs ? openDoc : undefined}
      showDescriptions={props.showDescriptions}
      onHeading={onHeading}
    />
  )
}
