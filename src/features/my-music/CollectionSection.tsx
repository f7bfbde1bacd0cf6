import { useEffect, useState, type RefObject, useCallback, type Ref, useRef } from 'react'
import { Skeleton, Button, Loader } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { PushMyCollectionStats } from '../../../schemas/generated/types'
import { useDevice, useTopic, useAsk, useNowPlaying, type SendOutcome } from '../../device'
import { useDelayed, NoAnswer } from '../../ui/states'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './CollectionSection.module.css'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { useReportOutcome } from '../../ui/toasts/Toast'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'

/** Whether an element that stays mounted is on the screen, in a tab that somebody looks at. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    let isOnScreen = false
    const judge = () => setSeen(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false
      judge()
    })
    if (element.current) observer.observe(element.current)
    document.addEventListener('visibilitychange', judge)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', judge)
    }
  }, [element])
  return isSeen
}

/** Milliseconds between two questions for the size of the library [D9-28]. */
const pace = 4000

/** Milliseconds after which a player that has said nothing is said to be silent. */
const timeout = 8000

/** The size of the library; `isSilent` after 8 s without an answer. */
interface CollectionStats {
  stats: PushMyCollectionStats | undefined
  isSilent: boolean
  ask: () => void
}

/** Asks for the size of the library [D7-62] every 4 s, only while `element` is seen. */
function useCollectionStats(element: RefObject<Element | null>): CollectionStats {
  const device = useDevice()
  const isSeen = useIsSeen(element)
  const stats = useTopic('pushMyCollectionStats')
  const ask = useCallback(() => void device.send('getMyCollectionStats'), [device])
  useEffect(() => {
    if (!isSeen) return undefined
    ask()
    const timer = setInterval(ask, pace)
    return () => clearInterval(timer)
  }, [isSeen, ask])
  const isSilent = useDelayed(isSeen && stats === undefined, timeout)
  return { stats, isSilent, ask }
}

interface FiguresProps {
  ref: Ref<HTMLDListElement>
  /** Undefined until the player has said them. */
  stats: PushMyCollectionStats | undefined
  isSilent: boolean
}

const counts = ['artists', 'albums', 'songs'] as const

/** The four figures of a library [D3-49]; what the player does not tell is a dash. */
function Figures({ ref, stats, isSilent }: FiguresProps) {
  const { t, i18n } = useTranslation()
  const hasShape = useDelayed(stats === undefined && !isSilent, 150)
  const show = (text: string | undefined) => {
    if (text !== undefined) return text
    return hasShape ? <Skeleton height={28} width={72} radius="sm" /> : '–'
  }
  const format = new Intl.NumberFormat(i18n.language)
  const figure = (name: 'artists' | 'albums' | 'songs' | 'playtime', text: string | undefined) => (
    <div key={name} className={classes.figure}>
      <dt className={classes.name}>{t(`myMusic.${name}`)}</dt>
      <dd className={classes.value}>{show(text)}</dd>
    </div>
  )
  return (
    <dl ref={ref} className={classes.figures} aria-busy={stats === undefined && !isSilent}>
      {counts.map((name) => {
        const count = stats?.[name]
        return figure(name, count === undefined ? undefined : format.format(count))
      })}
      {figure('playtime', stats?.playtime?.trim() || undefined)}
    </dl>
  )
}

/** Update and Rescan, and whether the player reads music now [D7-15 D3-7]. */
function Scans() {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const reportOutcome = useReportOutcome()
  useAsk('getState')
  const isScanning = useNowPlaying((playing) => playing.isScanning) ?? false
  const [isSent, setSent] = useState(false)
  // The scan itself says more than that it was asked for.
  if (isSent && isScanning) setSent(false)

  const send = (outcome: SendOutcome) => setSent(reportOutcome(outcome) && !isScanning)
  const rescan = async () => {
    const confirmed = await dialogs.confirm({
      title: t('myMusic.rescanTitle'),
      message: t('myMusic.rescanMessage'),
      confirmLabel: t('myMusic.rescan'),
    })
    if (confirmed) send(device.send('rescanDb'))
  }

  return (
    <div className={classes.scans}>
      <div role="status" className={classes.status}>
        {isScanning && (
          <>
            <Loader size={18} type="oval" aria-hidden />
            <span>{t('myMusic.scanning')}</span>
          </>
        )}
        {isSent && <span>{t('myMusic.sent')}</span>}
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={() => void rescan()}>
          {t('myMusic.rescan')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={() => send(device.send('updateDb'))}
        >
          {t('myMusic.update')}
        </Button>
      </div>
    </div>
  )
}

/** The core section `my-music`: how large the library is, and having it read again [D2.10-14]. */
export const CollectionSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const figures = useRef<HTMLDListElement>(null)
  const { stats, isSilent, ask } = useCollectionStats(figures)
  return (
    <SectionFrame section={section} title={t('myMusic.title')}>
      <div className={classes.collection}>
        <Figures ref={figures} stats={stats} isSilent={isSilent} />
        {isSilent && <NoAnswer onRetry={ask}>{t('myMusic.silent')}</NoAnswer>}
        <Scans />
      </div>
    </SectionFrame>
  )
}
