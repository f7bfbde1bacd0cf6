import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import {
  type Dispatch,
  type DriveRequest,
  type DrivesEvent,
  type WatchOrder,
  drivesMachine,
  type DrivesNews,
} from '../../../machines/drives.machine'
import { type Device, type SendOutcome, useDevice } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useToasts, type Toast } from '../../ui/toasts/Toast'

const grave = ['error', 'stickyerror', 'warning']

/** The actors of the drives machine on a player [D7-62 D7-63]. */
function createDriveActors(device: Device) {
  const send = (request: DriveRequest): SendOutcome => {
    switch (request.kind) {
      case 'discover':
        return device.send('getNetworkSharesDiscovery')
      case 'add':
        return device.send('addShare', request.drive)
      case 'edit':
        return device.send('editShare', request.drive)
      case 'remove':
        return device.send('deleteShare', { id: request.id })
    }
  }
  return {
    watch: fromCallback<WatchOrder>(({ sendBack, receive }) => {
      const tell = (event: DrivesEvent) => sendBack(event)
      const stops = [
        device.on('pushListShares', (shares) => tell({ type: 'shares.listed', shares })),
        device.on('pushNetworkSharesDiscovery', ({ nas }) => tell({ type: 'hosts.found', hosts: nas })),
        device.on('pushAddShare', ({ success, reason = '' }) =>
          tell({ type: 'addition.answered', success, reason }),
        ),
        device.on('pushDeleteShare', ({ success, reason = '' }) =>
          tell({ type: 'removal.answered', success, reason }),
        ),
        device.on('nasCredentialsCheck', ({ name = '' }) => tell({ type: 'credentials.asked', name })),
        device.on('pushToastMessage', ({ type, title, message }) => {
          if (grave.includes(type)) tell({ type: 'error.pushed', words: message || title || '' })
        }),
        device.onConnection((isConnected) => {
          if (!isConnected) tell({ type: 'link.lost' })
        }),
        device.subscribeToAnswer('getListShares'),
      ]
      receive(() => device.send('getListShares'))
      return () => {
        for (const stop of stops) stop()
      }
    }),
    request: fromPromise<Dispatch, DriveRequest>(({ input }) => {
      const outcome = send(input)
      // A search that is held goes out with the next connect, and its answer comes all the same.
      return Promise.resolve(outcome.status === 'refused' ? outcome.reason : 'sent')
    }),
  }
}

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
