import { useState } from 'react'
import { Page, PageSession, type PageCommand } from '../../src/renderer'

interface PageStoryProps {
  /** The page as a device pushes it. */
  raw: unknown
  /** A second push of the same page, behind a button that plays the device. */
  again?: unknown
  onCommand?: (command: PageCommand) => void
}

const noCoreSections = {}

/** A page of a fixture, as a screen would show it, with nobody behind its buttons. */
export function PageStory({ raw, again, onCommand }: PageStoryProps) {
  const [session] = useState(() => new PageSession(raw))
  return (
    <main style={{ minHeight: '100vh', padding: 16, background: 'var(--panel-body)' }}>
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
          return Promise.resolve(true)
        }}
        sectionImage={() => '/app/brand/icon.svg'}
        openDoc={() => undefined}
        showDescriptions
      />
    </main>
  )
}
