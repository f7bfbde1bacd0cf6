import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { Page, type PageSession } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import type { FromPage, PageProblem } from '../channel/FromPage'
import { coreSections } from './coreSections'
import { HiddenItem } from './HiddenItem'
import { HiddenSection } from './HiddenSection'
import classes from './OpenedPage.module.css'
import { placeholderImage } from './placeholderImage'
import { usePassword } from './usePassword'
import { useReports } from './useReports'
import { useRunPretended } from './useRunPretended'

interface Props {
  session: PageSession
  /** The sections' images that the plugin's folder holds, by name. */
  images: Readonly<Record<string, string>>
  problem: PageProblem | undefined
  showsHidden: boolean
  /** Whether the workshop has opened the page past its password. */
  isUnlocked: boolean
  tell: (message: FromPage) => void
}

/** The page where the interface would draw it, behind its password if it has one. */
export function OpenedPage({ session, images, problem, showsHidden, isUnlocked, tell }: Props) {
  const dialogs = useDialogs()
  const run = useRunPretended(tell)
  const phase = usePassword(session, isUnlocked)
  const title = useStore(session.page, ({ label }) => label)
  useReports(session, tell)
  useEffect(() => tell({ kind: 'phase', phase, problem, title }), [tell, phase, problem, title])
  const openDoc = useCallback(
    (doc: { title: string; html: string }) =>
      void dialogs.gotIt({ title: doc.title, message: doc.html, holdsHtml: true }),
    [dialogs],
  )
  const sectionImage = useCallback(
    (image: string) => (Object.hasOwn(images, image) && images[image]) || placeholderImage(image),
    [images],
  )
  if (phase !== 'open') return null
  return (
    <main className={classes.sheet}>
      <Page
        session={session}
        coreSections={coreSections}
        run={run}
        sectionImage={sectionImage}
        openDoc={openDoc}
        showDescriptions
        HiddenItem={showsHidden ? HiddenItem : undefined}
        HiddenSection={showsHidden ? HiddenSection : undefined}
      />
    </main>
  )
}
