import { useTranslation } from '../../../../i18n/useTranslation'
import type { EditFault, EditStep } from '../../../../../machines/profileEdit.machine'
import { Notice } from '../../../../ui/Notice'
import { describeFault } from '../describeFault'
import classes from './EditForm.module.css'

interface Props {
  /** How the last attempt to save ended; undefined while none has. */
  outcome: 'saved' | 'failed' | undefined
  context: {
    done: readonly EditStep['kind'][]
    steps: readonly EditStep[]
    mailedTo: string | undefined
    fault: EditFault | undefined
  }
}

/** What became of saving, truly: what is saved, what is not and why, and where a mail waits to be answered. */
export const EditOutcomeNotice = ({ outcome, context }: Props) => {
  const { t } = useTranslation()
  const { done, steps, mailedTo, fault } = context
  const listOf = (kinds: readonly EditStep['kind'][]) =>
    kinds.map((kind) => t(`accountProfile.edit.part.${kind}`)).join(', ')
  return (
    <div className={classes.outcome} role={outcome === 'failed' ? 'alert' : 'status'}>
      {outcome === 'failed' && fault && (
        <Notice kind="error">
          {done.length > 0 && `${t('accountProfile.edit.partlySaved', { parts: listOf(done) })} `}
          {t('accountProfile.edit.notSaved', { parts: listOf(steps.map(({ kind }) => kind)) })}{' '}
          {describeFault(t, fault)}
        </Notice>
      )}
      {outcome === 'saved' && <Notice>{t('accountProfile.edit.saved')}</Notice>}
      {mailedTo !== undefined && <Notice>{t('accountProfile.edit.mailed', { email: mailedTo })}</Notice>}
    </div>
  )
}
