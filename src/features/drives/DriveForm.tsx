import { Button } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { BuiltFormView, useBuiltForm, useFormHasEdits, type FormValues } from '../../renderer'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/useReportUnsavedEdits'
import { buildDriveForm, toDrive, usesAdvanced } from './buildDriveForm'
import classes from './DriveForm.module.css'
import { DriveFormProblem } from './DriveFormProblem'
import { DriveSearch } from './DriveSearch'
import type { FoundShare } from './FoundShare'
import type { Drives } from './useDrives'

const searchPhases = ['scanning', 'found', 'nothing', 'silent'] as const

/** The fields of a drive, new or known: search, form, what went wrong, Cancel and Save [D2.11-3]. */
export function DriveForm({ drives }: { drives: Drives }) {
  const { t } = useTranslation()
  const id = useId()
  const state = useSelector(drives, (snapshot) => snapshot)
  const { share, drive, hosts, problem } = state.context
  const [isAdvanced, setAdvanced] = useState(() => usesAdvanced(share ?? {}))
  const [picked, setPicked] = useState<FoundShare>()
  // After an attempt the form begins with what was sent, so that only what is typed since counts as edited.
  const content = useMemo(
    () => buildDriveForm(drive ?? share ?? {}, isAdvanced, t),
    [drive, share, isAdvanced, t],
  )
  const form = useBuiltForm(content)
  const hasEdits = useFormHasEdits(form)
  const isFailed = state.hasTag('failed')
  const isBusy = state.hasTag('busy')
  useReportUnsavedEdits(hasEdits || isFailed || isBusy)

  useEffect(() => {
    if (isFailed && hasEdits) drives.send({ type: 'draft.changed' })
  }, [drives, isFailed, hasEdits])

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const pick = (found: FoundShare) => {
    const { sharename = '', path = sharename } = found.share
    setPicked(found)
    form.set('ip', found.host.name ?? '')
    form.set('path', path)
    form.set('name', sharename || path)
  }
  const save = (values: FormValues) => {
    form.settle()
    drives.send({ type: 'save.requested', drive: toDrive(values) })
  }
  const phase = searchPhases.find((tag) => state.hasTag(tag))

  return (
    <section className={classes.form} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1} className={classes.heading}>
        {share ? t('drives.form.edit', { name: share.name ?? '' }) : t('drives.form.add')}
      </h3>
      {phase && (
        <DriveSearch
          phase={phase}
          hosts={hosts}
          picked={picked}
          onPick={pick}
          onSearch={() => drives.send({ type: 'search.requested' })}
        />
      )}
      <div inert={isBusy}>
        <BuiltFormView form={form} id={id} onSubmit={save} onAction={() => setAdvanced((was) => !was)} />
      </div>
      <DriveFormProblem problem={problem} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => drives.send({ type: 'cancel.requested' })}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" form={id} loading={isBusy}>
          {problem ? t('action.tryAgain') : t('action.save')}
        </Button>
      </div>
    </section>
  )
}
