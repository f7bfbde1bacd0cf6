import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { putQueueBack, useDevice, useOrigin, type KeptQueue } from '../../../device'
import { groupDigits, listNames } from '../../../i18n/writing'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelModal, usePanelModals, type FeatureModal } from '../../../ui/modal/PanelModals'
import { ListArt } from '../../../ui/rows/ListArt'
import { WaitingLines } from '../../../ui/states'
import { usePanelUndo, everySecond } from '../../../ui/undo/PanelUndo'
import { describeEntry } from '../EntryMenu'
import { useNotDone, usePutBack } from '../useQueueRestore'
import { earlierQueuesOf, type EarlierQueue } from './earlierQueues'
import classes from './EarlierQueues.module.css'

/** So many entries are shown at first, and so many more each time. */
const page = 100

/** 'Yesterday', or the day, and the time of it. */
const useMoment = () => {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (at: number) => format.format(at)
}

interface EntriesProps {
  kept: KeptQueue
}

/** What an earlier queue holds, and which entry of it was current. */
function Entries({ kept: { items, position } }: EntriesProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(page)
  return (
    <>
      <ol className={classes.entries} aria-label={t('queue.earlier.entries')}>
        {items.slice(0, shown).map((item, place) => {
          const { name, by } = describeEntry(item)
          return (
            <li key={place} className={classes.entry} aria-current={place === position || undefined}>
              <span className={classes.name}>{name || t('queue.nameless')}</span>
              {by ? <span className={classes.by}>{by}</span> : null}
            </li>
          )
        })}
      </ol>
      {items.length > shown ? (
        <Button variant="default" fullWidth onClick={() => setShown(shown + page)}>
          {t('queue.earlier.more')}
        </Button>
      ) : null}
    </>
  )
}

/**
 * The queues that this browser saw something take the place of: looked into, put back, added at the end,
 * saved as a playlist.
 */
export const EarlierQueuesModal: FeatureModal = ({ frame }) => {
  const { t, i18n } = useTranslation()
  const device = useDevice()
  const modals = usePanelModals()
  const moment = useMoment()
  const tellNotDone = useNotDone()
  const restore = usePutBack()
  const { offer, close } = usePanelUndo()
  const origin = useOrigin()
  const earlier = useMemo(() => earlierQueuesOf(origin ?? ''), [origin])
  const [queues, setQueues] = useState<readonly EarlierQueue[]>()
  const [opened, setOpened] = useState<{ queue: EarlierQueue; kept: KeptQueue }>()
  useEffect(() => {
    let isGone = false
    void earlier.list().then((list) => isGone || setQueues(list))
    return () => {
      isGone = true
    }
  }, [earlier])

  const open = async (queue: EarlierQueue) => {
    const kept = await earlier.read(queue.id)
    if (kept) return setOpened({ queue, kept })
    tellNotDone(t('queue.earlier.gone'))
    setQueues(queues?.filter(({ id }) => id !== queue.id))
  }
  const putBack = (kept: KeptQueue) => {
    frame.onClose()
    void restore(kept)
  }
  const add = async (kept: KeptQueue) => {
    frame.onClose()
    const moved = everySecond((done, total) => offer({ text: t('queue.progress', { done, total }) }))
    try {
      // Nothing begins to play for it, and what is current stays so.
      const told = await putQueueBack(device, { ...kept, status: 'stop', position: -1 }, moved, 'behind')
      const count = kept.items.length
      const done = count - told.missing.length
      if (done === count) return offer({ text: t('queue.earlier.added', { count }) })
      close()
      tellNotDone(
        done === 0
          ? t('queue.earlier.notAdded')
          : t('queue.earlier.addedPartly', { count: done, total: count }),
      )
    } catch {
      close()
      tellNotDone(t('queue.earlier.notAdded'))
    }
  }
  const save = ({ items }: KeptQueue) => {
    frame.onClose()
    modals.open({ name: 'modal-save-queue', params: { items } })
  }
  if (opened)
    return (
      <PanelModal
        {...frame}
        size="md"
        title={moment(opened.queue.at)}
        buttons={
          <>
            <Button variant="default" onClick={() => save(opened.kept)}>
              {t('queue.earlier.save')}
            </Button>
            <Button variant="default" onClick={() => void add(opened.kept)}>
              {t('queue.earlier.add')}
            </Button>
            <Button onClick={() => putBack(opened.kept)}>{t('queue.earlier.putBack')}</Button>
          </>
        }
      >
        <Button
          variant="subtle"
          className={classes.back}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => setOpened(undefined)}
        >
          {t('queue.earlier.back')}
        </Button>
        <Entries kept={opened.kept} />
      </PanelModal>
    )
  return (
    <PanelModal {...frame} size="md" title={t('queue.earlier.title')}>
      {queues === undefined ? <WaitingLines height={48} count={3} /> : null}
      {queues?.length === 0 ? <p className={classes.none}>{t('queue.earlier.none')}</p> : null}
      <ul className={classes.queues}>
        {queues?.map((queue) => (
          <li key={queue.id}>
            <button type="button" className={classes.queue} onClick={() => void open(queue)}>
              <span className={classes.art}>
                <ListArt albumart={queue.albumart} icon={undefined} origin={origin} />
              </span>
              <span className={classes.words}>
                <span className={classes.name}>
                  {listNames(i18n.language, queue.names, { isOpen: true }) || t('queue.nameless')}
                </span>
                <span className={classes.by}>
                  {moment(queue.at)} ·{' '}
                  {t('queue.earlier.count', { count: queue.count, figure: groupDigits(queue.count) })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </PanelModal>
  )
}
