import { Button } from '@mantine/core'
import { useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { PageSession } from './form/PageSession'
import { hasEdits, reverted, saved } from './form/sectionState.reducers'
import type { FormSection, SaveButton } from './model/Page'
import { pageButton } from './pageButton'
import { planSave } from './planSave'
import { useRenderer } from './RendererContext'
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
    const { state, items, errors, command } = planSave(session, section, save)
    store.setState({ errors })
    if (Object.keys(errors).length > 0) {
      // The fields learn of their errors with the next paint; only then there is something to focus.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    if (!command) return
    setPhase('sending')
    const done = await run(command).catch(() => false)
    setPhase(done ? 'sent' : 'idle')
    if (done)
      store.setState((now) =>
        saved(
          now,
          items.filter(({ key }) => now.values[key] === state.values[key]).map(({ key }) => key),
        ),
      )
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
