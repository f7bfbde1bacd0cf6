import { Button, Loader } from '@mantine/core'
import { IconCheck, IconCircle, IconCircleX } from '@tabler/icons-react'
import { useState, createContext, useContext } from 'react'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import type { DeletionFault, DeletionStep } from '../../../../../machines/accountDeletion.machine'
import { PanelModal } from '../../../../ui/modal/PanelModals'
import { Notice } from '../../../../ui/states'
import { describeFault } from '../describeFault'
import classes from './DeletionModal.module.css'

interface Props {
  /** A subscription is cancelled first. */
  hasPlan: boolean
  done: readonly DeletionStep[]
  /** Why it stopped; undefined while it goes on. */
  fault: DeletionFault | undefined
  onRetry: () => void
  /** To log in anew, which the cloud wants; undefined where the password proves it. */
  onLogOut: (() => void) | undefined
  onClose: () => void
}

const all: readonly DeletionStep[] = ['subscription', 'avatar', 'record', 'user']

const StateWords = ({ state }: { state: 'done' | 'open' | 'failed' | 'running' }) => {
  const { t } = useTranslation()
  return state === 'open' ? null : (
    <span className={classes.state}> {t(`accountProfile.delete.state.${state}`)}</span>
  )
}

/**
 * How far the deletion of an account is, and what stopped it: what is gone, what is left, and how to go on.
 */
export const DeletionModal = ({ hasPlan, done, fault, onRetry, onLogOut, onClose }: Props) => {
  const { t } = useTranslation()
  const [isAway, setAway] = useState(false)
  // While it goes on it can be put away; a failure is shown in any case.
  if (isAway && !fault) return null
  const steps = all.filter((step) => step !== 'subscription' || hasPlan)
  const current = steps.find((step) => !done.includes(step))
  const signOf = (step: DeletionStep) => {
    if (done.includes(step)) return <IconCheck size={20} stroke={2} aria-hidden />
    if (step !== current) return <IconCircle size={20} stroke={1.25} aria-hidden />
    if (fault) return <IconCircleX size={20} stroke={1.5} aria-hidden />
    return <Loader size={18} aria-hidden />
  }
  const stateOf = (step: DeletionStep) => {
    if (done.includes(step)) return 'done'
    if (step !== current) return 'open'
    return fault ? 'failed' : 'running'
  }
  const wantsLogIn = fault?.code === 'auth/requires-recent-login'
  return (
    <PanelModal
      isTop
      title={fault ? t('accountProfile.delete.failedTitle') : t('accountProfile.delete.runningTitle')}
      onClose={fault ? onClose : () => setAway(true)}
      buttons={
        fault && (
          <>
            <Button variant="default" onClick={onClose}>
              {t('action.close')}
            </Button>
            {wantsLogIn && onLogOut ? (
              <Button onClick={onLogOut}>{t('accountProfile.logOut')}</Button>
            ) : (
              <Button color="red" onClick={onRetry}>
                {t('action.tryAgain')}
              </Button>
            )}
          </>
        )
      }
    >
      <ol className={classes.steps} aria-busy={!fault}>
        {steps.map((step) => (
          <li key={step} className={classes.step} data-state={stateOf(step)}>
            <span className={classes.sign}>{signOf(step)}</span>
            <span>
              {t(`accountProfile.delete.step.${step}`)}
              <StateWords state={stateOf(step)} />
            </span>
          </li>
        ))}
      </ol>
      <div role="alert">
        {fault && (
          <Notice kind="error">
            {fault.code === 'cloud/timeout' ? t('accountProfile.delete.late') : describeFault(t, fault)}{' '}
            {done.length === 0 ? t('accountProfile.delete.untouched') : t('accountProfile.delete.half')}
          </Notice>
        )}
      </div>
    </PanelModal>
  )
}

/** Deleting the account of who is signed in. */
interface Deletion {
  /** Asks, and deletes; what becomes of it the modals of `DeletionHost` tell, whatever screen is on. */
  request: () => void
  isRunning: boolean
}

/** Undefined outside the account area, which `useDeletion` refuses. */
export const DeletionContext = createContext<Deletion | undefined>(undefined)

/** Deleting the account. Throws outside `DeletionHost`. */
export const useDeletion = (): Deletion => {
  const deletion = useContext(DeletionContext)
  if (!deletion) throw new Error('useDeletion needs a DeletionHost above it')
  return deletion
}
