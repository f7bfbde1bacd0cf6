import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useTranslation } from '../../i18n/useTranslation'
import { drivesMachine, type DrivesNews } from '../../../machines/drives.machine'
import { useDevice } from '../../device'
import { useToasts } from '../../ui/toasts/useToasts'
import type { Toast } from '../../ui/toasts/Toast'
import { createDriveActors } from './createDriveActors'

/** The drives machine of one panel. */
export type Drives = ActorRefFrom<typeof drivesMachine>

/** Runs the drives machine while the component is mounted and tells its news as toasts [D8-12 D8-13]. */
export function useDrives(): Drives {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const machine = useMemo(() => drivesMachine.provide({ actors: createDriveActors(device) }), [device])
  const drives = useActorRef(machine)

  useEffect(() => {
    const describe = (news: DrivesNews): Toast | undefined => {
      switch (news.type) {
        case 'share.added':
          if (news.success === undefined) return undefined
          return news.success
            ? { kind: 'success', title: t('drives.toast.added') }
            : { kind: 'error', title: t('drives.toast.notAdded'), message: news.reason }
        case 'share.removed':
          if (news.success === undefined) return undefined
          return news.success
            ? { kind: 'success', title: t('drives.toast.removed') }
            : { kind: 'error', title: t('drives.toast.notRemoved'), message: news.reason, holdsHtml: true }
        case 'removal.unsent':
          return {
            kind: 'error',
            title: t('drives.toast.notRemoved'),
            message: t(`connection.refused.${news.reason}`),
          }
        case 'removal.unanswered':
          return {
            kind: 'warning',
            title: t('drives.toast.unanswered', { name: news.name }),
            message: t('drives.toast.unansweredHint'),
          }
      }
    }
    const subscription = drives.on('*', (news) => {
      const toast = describe(news)
      if (toast) toasts.show(toast)
    })
    return () => subscription.unsubscribe()
  }, [drives, t, toasts])
  return drives
}
