import type { TFunction } from 'i18next'
import { Button } from '@mantine/core'
import { IconHeart, IconPlaylist } from '@tabler/icons-react'
import { useId } from 'react'
import type { ContentItem } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import {
  createPlaylistWire,
  hearFavourite,
  hearResult,
  saveQueue,
  sendForTruth,
  useAnswer,
  useDevice,
  type PlaylistEntry,
} from '../../device'
import { BuiltFormView, useBuiltForm, useFormValue } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { ErrorState, Trouble, WaitingLines } from '../../ui/states'
import { PanelModal, type FeatureModal } from '../../ui/modal/PanelModals'
import { ActionRow } from '../../ui/rows/ActionRow'
import { useTellTruth, useToasts } from '../../ui/toasts/Toast'
import { usePlaylistTasks } from './manage/usePlaylistTasks'
import { useNameForm } from './useNameForm'
import classes from './AddToPlaylistModal.module.css'

/** What is to be added: an item as the player lists it, or the whole queue. */
interface Wanted {
  /** Undefined where only the queue can be meant. */
  item: { uri: string; service: string; title: string } | undefined
  /** Several songs, in their order; undefined for one thing. */
  several: readonly PlaylistEntry[] | undefined
  /** Whether the queue was meant from the start. */
  isQueue: boolean
  /**
   * Has the item made a favourite by the list that it stands in, which then shows it; whether that was sent.
   */
  favour: (() => boolean) | undefined
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const isEntry = (entry: unknown): entry is PlaylistEntry =>
  typeof entry === 'object' && entry !== null && 'uri' in entry && text(entry.uri) !== ''

/**
 * Reads what the modal was opened with: `{uri, service, title, favour}`, `{items}`, `{queue: true}`, or
 * nothing, which is the queue.
 */
function readWanted(params: unknown): Wanted {
  const given: Readonly<Record<string, unknown>> =
    typeof params === 'object' && params !== null ? { ...params } : {}
  const uri = text(given['uri'])
  const item = uri === '' ? undefined : { uri, service: text(given['service']), title: text(given['title']) }
  const items: unknown = given['items']
  const several = Array.isArray(items) ? items.filter(isEntry) : undefined
  const favour = given['favour']
  return {
    favour: typeof favour === 'function' ? () => favour() === true : undefined,
    item,
    several,
    isQueue: given['queue'] === true || (item === undefined && several === undefined),
  }
}

/** Whether the whole queue is meant, in the place of the item. */
const buildQueueForm = (isQueue: boolean, t: TFunction): ContentItem[] => [
  { id: 'queue', element: 'switch', label: t('playlists.add.queue'), value: isQueue },
]

/**
 * Adds an item, or the whole queue, to the favourites, a playlist that is there, or a new one [D2.14-5 D5-21
 * D7-23 D7-24].
 */
export const AddToPlaylistModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const { item, several, isQueue: queueFirst, favour: favourListed } = readWanted(params)
  const tasks = usePlaylistTasks()
  const queueForm = useBuiltForm(buildQueueForm(queueFirst, t))
  const isQueue = useFormValue(queueForm, 'queue') === true
  const id = useId()
  const { phase, data, retry } = useAnswer('listPlaylist', 'pushListPlaylist', (names) => names)
  const { isWaiting, trouble, forget, wait } = useTellTruth()
  const { form: nameForm, name, check } = useNameForm(t('playlists.add.newName'), forget)
  const names = [...new Set(data ?? [])].filter((one) => one.trim() !== '')

  const favour = () => {
    if (!item || isWaiting) return
    // Of a list's own item, the list tells.
    if (favourListed) return void (favourListed() && frame.onClose())
    const told = sendForTruth(device, hearFavourite(item.uri), [item.title, item.uri], () =>
      device.send('addToFavourites', item),
    )
    wait(told, (why) => t(`playlistNames.${why}`, { name: t('playlists.add.favourites') }), frame.onClose)
  }
  /** Goes on behind this window, which says at the foot of the screen how far it is. */
  const addSeveral = async (entries: readonly PlaylistEntry[], playlist: string) => {
    frame.onClose()
    if (!names.includes(playlist)) return tasks.make(playlist, entries)
    const doneText = t('playlists.add.several', { name: playlist, count: entries.length })
    try {
      const into = await createPlaylistWire(device).read(playlist)
      return await tasks.rewrite(playlist, into, [...into, ...entries], doneText)
    } catch {
      toasts.show({
        kind: 'warning',
        title: t('toast.notDone'),
        message: t('playlistNames.silent', { name: playlist }),
      })
      return false
    }
  }
  const addTo = async (playlist: string) => {
    if (isWaiting) return
    if (several) return void addSeveral(several, playlist)
    const unkept = (why: 'failed' | 'silent') => t(`playlistNames.${why}`, { name: playlist })
    if (item && !isQueue) {
      const { uri, service, title } = item
      const told = sendForTruth(device, hearResult('pushAddToPlaylist'), [playlist, title, uri], () =>
        device.send('addToPlaylist', { name: playlist, uri, service }),
      )
      wait(told, unkept, frame.onClose)
      return
    }
    // A player saves the queue in the place of what was on the playlist. Which there are it may not have said
    // yet, or not at all.
    const isKnown = names.includes(playlist)
    const message = isKnown
      ? t('playlists.replace.message', { name: playlist })
      : t('playlists.replace.perhaps', { name: playlist })
    const words = {
      title: t('playlists.replace.title'),
      message,
      confirmLabel: t('playlists.replace.confirm'),
    }
    if ((isKnown || phase !== 'ready') && !(await dialogs.confirm(words))) return
    wait(saveQueue(device, playlist), unkept, frame.onClose)
  }
  return (
    <PanelModal
      {...frame}
      size="sm"
      title={several ? t('playlists.add.severalTitle', { count: several.length }) : t('playlists.add.title')}
    >
      {item ? <BuiltFormView form={queueForm} /> : null}
      {item && !isQueue ? (
        <ActionRow
          icon={<IconHeart size={22} stroke={1.6} aria-hidden />}
          label={t('playlists.add.favourites')}
          onPress={favour}
        />
      ) : null}
      {phase === 'waiting' ? <WaitingLines height={44} /> : null}
      {phase === 'silent' || phase === 'broken' ? (
        <ErrorState title={t('playlists.add.silentTitle')} onRetry={retry}>
          {t(phase === 'broken' ? 'connection.unreadable' : 'playlists.add.silent')}
        </ErrorState>
      ) : null}
      <ul className={classes.list} aria-label={t('playlists.add.existing')}>
        {names.map((one) => (
          <li key={one}>
            <ActionRow
              icon={<IconPlaylist size={22} stroke={1.6} aria-hidden />}
              label={one}
              onPress={() => void addTo(one)}
            />
          </li>
        ))}
      </ul>
      {phase === 'ready' && names.length === 0 ? (
        <p className={classes.none}>{t('playlists.add.none')}</p>
      ) : null}
      <div className={classes.new}>
        <BuiltFormView
          form={nameForm}
          id={id}
          check={check}
          onSubmit={() => {
            if (name !== '') void addTo(name)
          }}
        />
        <Button type="submit" form={id} disabled={name === ''} loading={isWaiting}>
          {t('playlists.add.new')}
        </Button>
      </div>
      <Trouble>{trouble}</Trouble>
    </PanelModal>
  )
}
