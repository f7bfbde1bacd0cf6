import { Button } from '@mantine/core'
import { useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { PageSession } from './form/PageSession'
import { hasEdits, reverted } from './form/sectionState.reducers'
import type { FormSection, SaveButton } from './model/Page'
import { pageButton } from './pageButton'
import { useRenderer } from './RendererContext'
import { saveSection } from './saveSection'
import classes from './SaveBar.module.css'
import { useIsVisible } from './useIsVisible'

interface SaveBarProps {
  session: PageSession
  section: FormSection
  save: SaveButton
  /** The form around, to bring the first refused field into sight. */
  form: RefObject<HTMLFormElement | null>
}

/** Save of one section [D2.10-6], what is unsaved, and the way back. */
export function SaveBar(props: SaveBarProps) {
  const visible = useIsVisible(props.session, props.section, props.save.visibleIf)
  return visible ? <Bar {...props} /> : null
}

function Bar({ session, section, save, form }: SaveBarProps) {
  const { t, run } = useRenderer()
  const store = session.store(section.key)
  const edited = useStore(store, hasEdits)
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle')

  const send = async () => {
    setPhase('sending')
    const outcome = await saveSection(session, section, save, run)
    setPhase(outcome === 'saved' ? 'sent' : 'idle')
    // The fields learn of their errors with the next paint; only then there is something to focus.
    if (outcome === 'invalid')
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <div className={classes.bar}>
      <p className={classes.state} aria-live="polite">
        {edited ? t('renderer.unsaved') : phase === 'sent' ? t('renderer.sent') : ''}
      </p>
      {edited && (
        <Button variant="subtle" color="gray" onClick={() => store.setState(reverted)}>
          {t('renderer.undo')}
        </Button>
      )}
      <Button
        data-save
        classNames={pageButton}
        loading={phase === 'sending'}
        disabled={!save.onSave}
        onClick={() => void send()}
      >
        {save.label.trim() || t('renderer.save')}
      </Button>
    </div>
  )
}
