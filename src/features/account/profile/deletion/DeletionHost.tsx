import { useSelector } from '@xstate/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { useDialogs } from '../../../../ui/dialogs/useDialogs'
import { useToasts } from '../../../../ui/toasts/useToasts'
import { useReportUnsavedEdits } from '../../../../ui/unsavedEdits/useReportUnsavedEdits'
import { useCloud, useSession } from '../../session'
import { useLogOut } from '../../session/useLogOut'
import { useWays } from '../../ways/WaysContext'
import { ProofModal } from '../ProofModal'
import { subscriptionOf } from '../subscriptionOf'
import { describeFault } from '../describeFault'
import { DeletionContext } from './DeletionContext'
import { DeletionModal } from './DeletionModal'
import { openDeletion } from './openDeletion'

/**
 * Shows how an account is deleted, above the screens of the area [A4.11-1]; outside of it that goes on, and a toast tells the end. Who has
 * been deleted is logged out of the player, too, which would sign them in again, and ends at access unless they have left the area.
 */
export function DeletionHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const cloud = useCloud()
  const session = useSession()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const ways = useWays()
  const logOut = useLogOut()
  const { actor, attend } = openDeletion(cloud)
  const state = useSelector(actor, (snapshot) => snapshot)
  const isRunning = state.hasTag('running')
  useReportUnsavedEdits(isRunning)
  useEffect(
    () =>
      attend({
        isSure: () =>
          dialogs.confirm({
            title: t('accountProfile.delete.confirmTitle'),
            message: t('accountProfile.delete.confirm'),
            confirmLabel: t('accountProfile.delete.button'),
            isDangerous: true,
          }),
        deleted: (isAway) => {
          toasts.show({ kind: 'success', isSticky: isAway, title: t('accountProfile.delete.done') })
          // Nobody is signed in any more on this page; what matters is that the player hears of it.
          void logOut()
            .catch(() => undefined)
            .then(() => (isAway ? undefined : ways.go('access', { replace: true })))
        },
        stoppedAway: (fault, isUntouched) =>
          toasts.show({
            kind: 'error',
            isSticky: true,
            title: t('accountProfile.delete.failedTitle'),
            message: `${describeFault(t, fault)} ${t(isUntouched ? 'accountProfile.delete.untouched' : 'accountProfile.delete.halfAway')}`,
          }),
      }),
    [attend, dialogs, t, toasts, ways, logOut],
  )

  const order = useMemo(() => {
    if (session.phase !== 'ready') return undefined
    return {
      uid: session.user.uid,
      hasPlan: subscriptionOf(session.record).mustCancel,
      canProve: session.user.providers.includes('password'),
    }
  }, [session])
  const deletion = useMemo(
    () => ({
      isRunning,
      request: () => {
        if (order) actor.send({ type: 'deletion.requested', order })
      },
    }),
    [actor, order, isRunning],
  )
  return (
    <DeletionContext value={deletion}>
      {children}
      {state.hasTag('asking') && (
        <ProofModal
          title={t('accountProfile.delete.proofTitle')}
          message={t('accountProfile.delete.proof')}
          submitLabel={t('accountProfile.delete.button')}
          isDangerous
          isBusy={state.hasTag('proving')}
          fault={state.context.proofFault}
          onGive={(password) => actor.send({ type: 'password.given', password })}
          onDecline={() => actor.send({ type: 'proof.declined' })}
        />
      )}
      {(isRunning || state.hasTag('failed')) && (
        <DeletionModal
          hasPlan={state.context.hasPlan}
          done={state.context.done}
          fault={state.hasTag('failed') ? state.context.fault : undefined}
          onRetry={() => actor.send({ type: 'deletion.retried' })}
          onLogOut={
            state.context.canProve
              ? undefined
              : () => {
                  actor.send({ type: 'deletion.dismissed' })
                  ways.go('logout')
                }
          }
          onClose={() => actor.send({ type: 'deletion.dismissed' })}
        />
      )}
    </DeletionContext>
  )
}
