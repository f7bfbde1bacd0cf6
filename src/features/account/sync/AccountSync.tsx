import { useActorRef } from '@xstate/react'
import { useContext, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { accountSyncMachine } from '../../../../machines/accountSync.machine'
import { useDevice } from '../../../device'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import { AccountContext } from '../AccountContext'
import { accountErrorText } from './accountErrorText'
import { createAccountSyncActors } from './createAccountSyncActors'

interface Props {
  /** An activation code upgraded the account [D4-47]. */
  onUpgrade: () => void
}

/** Keeps the accounts of interface and player in step while it is mounted [D4-40]; all that it ever shows is a failure [D8-5]. */
export function AccountSync({ onUpgrade }: Props) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const device = useDevice()
  const account = useContext(AccountContext)
  const [machine] = useState(() =>
    accountSyncMachine.provide({ actors: createAccountSyncActors(device, account) }),
  )
  const actor = useActorRef(machine)
  useEffect(() => {
    const stops = [
      actor.on('upgraded', onUpgrade),
      actor.on('failed', ({ error }) => {
        const message = accountErrorText(error) ?? t('account.failedMessage')
        void dialogs.error({ title: t('account.failed'), message })
      }),
    ]
    return () => {
      for (const stop of stops) stop.unsubscribe()
    }
  }, [actor, dialogs, onUpgrade, t])
  return null
}
