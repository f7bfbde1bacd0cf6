import { useState } from 'react'
import { TranslationProvider, useTranslation } from '../../src/i18n/TranslationProvider'
import { Page, PageSession, type PageCommand } from '../../src/renderer'
import { storyLanguage } from './language/storyLanguage'

export interface PageStoryProps {
  /** The page as a device pushes it. */
  raw: unknown
  /** A second push of the same page, behind a button that plays the device. */
  again?: unknown
  onCommand?: (command: PageCommand) => void
  /** How a command fares; 'done' unless told. */
  outcome?: 'done' | 'refused' | 'pending'
  /** The panel's own language; English unless told. */
  language?: 'en' | 'de'
  /** Whether descriptions are shown, as the UI settings may forbid; shown unless told. */
  showDescriptions?: boolean
}

const noCoreSections = {}

const outcomes = {
  done: () => Promise.resolve(true),
  refused: () => Promise.resolve(false),
  pending: () => new Promise<boolean>(() => undefined),
}

/** A page of a fixture, as a screen would show it, with nobody behind its buttons. */
export function PageStory({
  raw,
  again,
  onCommand,
  outcome = 'done',
  language = 'en',
  showDescriptions = true,
}: PageStoryProps) {
  const { i18n } = useTranslation()
  const [session] = useState(() => new PageSession(raw))
  const [german] = useState(() => (language === 'de' ? storyLanguage.create('de') : undefined))
  return (
    <TranslationProvider translator={german ?? i18n}>
      <main lang={language} style={{ minHeight: '100vh', padding: 16, background: 'var(--panel-body)' }}>
        {again !== undefined && (
          <button type="button" onClick={() => session.push(again)}>
            Push again
          </button>
        )}
        <Page
          session={session}
          coreSections={noCoreSections}
          run={(command) => {
            onCommand?.(command)
            return outcomes[outcome]()
          }}
          sectionImage={() => '/app/brand/icon.svg'}
          openDoc={() => undefined}
          showDescriptions={showDescriptions}
        />
      </main>
    </TranslationProvider>
  )
}
