import { Button } from '@mantine/core'
import { useStore } from 'zustand'
import { describeValue } from './describeValue'
import type { SectionStore } from './form/PageSession'
import { resolveConflict } from './form/sectionState.reducers'
import classes from './ConflictNotice.module.css'
import type { Item } from './model/Item'
import { useRenderer } from './RendererContext'

/** The player, or who else owns the form, changed a field that the user changed too: says so and offers both values. */
export function ConflictNotice({ store, item }: { store: SectionStore; item: Item }) {
  const { t, conflict } = useRenderer()
  const theirs = useStore(store, (state) => state.pushed[item.key])
  const value = describeValue(t, item, theirs)
  const decide = (keep: 'mine' | 'device') => () =>
    store.setState((state) => resolveConflict(state, item.key, keep))
  return (
    <div role="status" className={classes.conflict}>
      <p className={classes.words}>{conflict?.changed(value) ?? t('renderer.conflict', { value })}</p>
      <div className={classes.choices}>
        <Button size="compact-md" variant="default" onClick={decide('mine')}>
          {t('renderer.keepMine')}
        </Button>
        <Button size="compact-md" variant="default" onClick={decide('device')}>
          {conflict?.take ?? t('renderer.takeDevice')}
        </Button>
      </div>
    </div>
  )
}
