import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { BuiltFormView, useBuiltForm, useFormValue, type BuiltForm } from '../../../renderer'
import type { AlarmDraft } from './AlarmDraft'
import classes from './AlarmModal.module.css'
import { buildAlarmForm } from './buildAlarmForm'

interface AlarmCardProps {
  draft: AlarmDraft
  /** Counts from 1. */
  place: number
  playlists: readonly string[]
  /** Where the card leaves its form for Save. */
  forms: Map<number, BuiltForm>
  onDelete: (isDeleted: boolean) => void
}

/** One alarm; a deleted one shrinks to a line with a way back. */
export function AlarmCard({ draft, place, playlists, forms, onDelete }: AlarmCardProps) {
  const { t } = useTranslation()
  const { id } = draft
  const form = useBuiltForm(buildAlarmForm(draft.alarm, playlists, t))
  const time = useFormValue(form, 'time')
  const card = useRef<HTMLElement>(null)
  const { isNew } = draft
  useEffect(() => {
    // Somebody just asked for it and wants to set it next.
    if (isNew) card.current?.querySelector('input')?.focus()
  }, [isNew])
  useEffect(() => {
    forms.set(id, form)
    return () => void forms.delete(id)
  }, [forms, form, id])
  const name = t('tools.alarm.name', { place })

  if (draft.isDeleted)
    return (
      <li className={classes.deleted}>
        <span>{t('tools.alarm.deleted', { name, time: typeof time === 'string' ? time : '' })}</span>
        <Button variant="subtle" onClick={() => onDelete(false)}>
          {t('tools.alarm.undo')}
        </Button>
      </li>
    )
  return (
    <li>
      <section ref={card} className={classes.card} role="group" aria-label={name}>
        <div className={classes.head}>
          <h3 className={classes.name}>{name}</h3>
          <Button
            variant="subtle"
            color="gray"
            aria-label={t('tools.alarm.deleteNamed', { name })}
            onClick={() => onDelete(true)}
          >
            {t('tools.alarm.delete')}
          </Button>
        </div>
        <BuiltFormView form={form} />
      </section>
    </li>
  )
}
