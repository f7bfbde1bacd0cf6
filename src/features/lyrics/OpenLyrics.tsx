import 'virtual:texts/lyrics'
import { Button, CloseButton } from '@mantine/core'
import { useFocusTrap, useMediaQuery } from '@mantine/hooks'
import { IconMicrophone2Off } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { useNowPlaying } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useLockedScroll, useReturnedFocus } from '../../ui/modal/ModalFrame'
import { useClosedByBack } from '../../ui/overlays/openOverlays'
import { EmptyState, ErrorState, WaitingLines } from '../../ui/states'
import classes from './OpenLyrics.module.css'
import { LyricsLines } from './LyricsLines'
import { useLyricsService } from './service/lyricsService'
import { showLyrics, useLyrics } from './useLyrics'

/** Where there is no room beside the controls: phones, and a player's own screen. */
const low = '(max-width: 43.99em), (max-height: 35em)'

/** The shape of words, while they are looked for. */
function Waiting() {
  const { t } = useTranslation()
  return (
    <div className={classes.waiting}>
      <WaitingLines label={t('lyrics.looking')}>
        {[62, 78, 54, 70].map((width) => (
          <div key={width} className={classes.bone} style={{ width: `${width}%` }} />
        ))}
      </WaitingLines>
    </div>
  )
}

/** Why there are no words, and what might bring some. */
function NoLyrics({ isUnnamed }: { isUnnamed: boolean }) {
  const { t } = useTranslation()
  const { address, host, isAllowed } = useLyricsService()
  const router = useRouter({ warn: false })
  const isRadio = useNowPlaying((playing) => playing.isRadio)
  const mayAllow = address !== undefined && !isAllowed && !isUnnamed
  const openSettings = () => {
    showLyrics(false)
    router.history.push('/settings')
  }
  return (
    <EmptyState
      icon={IconMicrophone2Off}
      title={t('lyrics.noneTitle')}
      action={
        mayAllow ? (
          <Button variant="default" onClick={openSettings}>
            {t('lyrics.settings')}
          </Button>
        ) : undefined
      }
    >
      {isUnnamed
        ? t(isRadio ? 'lyrics.unnamedAir' : 'lyrics.unnamed')
        : isAllowed
          ? t('lyrics.noneAnywhere', { host })
          : t('lyrics.none')}
      {mayAllow ? ` ${t('lyrics.allow', { host })}` : null}
    </EmptyState>
  )
}

/** The words, or how it stands with them. */
function Content() {
  const { t } = useTranslation()
  const { track, state, ask } = useLyrics()
  const { host } = useLyricsService()
  switch (state.phase) {
    case 'found':
      return <LyricsLines key={track} lyrics={state.lyrics} />
    case 'idle':
    case 'looking':
      return <Waiting />
    case 'failed':
      return (
        <ErrorState title={t('lyrics.failedTitle')} onRetry={ask}>
          {state.by === 'service' ? t('lyrics.failedService', { host }) : t('lyrics.failed')}
        </ErrorState>
      )
    case 'none':
    case 'unnamed':
      return <NoLyrics isUnnamed={state.phase === 'unnamed'} />
  }
}

const close = () => showLyrics(false)

interface Props {
  /** What leads the music, for where nothing else of the panel is in sight. */
  controls: ReactNode
}

/** All of the screen, with the way back in its corner; Escape and Back lead there, too. */
function WholeScreen({ controls }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const trap = useFocusTrap()
  const names = useNowPlaying(({ title, artist }) => ({ title, artist }))
  useReturnedFocus()
  useLockedScroll()
  useClosedByBack(close)
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close()
    }
    window.addEventListener('keydown', closeByKey)
    return () => window.removeEventListener('keydown', closeByKey)
  }, [])
  return createPortal(
    <section ref={trap} className={classes.whole} role="dialog" aria-modal aria-labelledby={id}>
      <header className={classes.header}>
        <div className={classes.names}>
          <h2 id={id} className={classes.title} tabIndex={-1} data-autofocus>
            {names?.title || t('lyrics.title')}
          </h2>
          {names?.artist ? <p className={classes.artist}>{names.artist}</p> : null}
        </div>
        {controls}
        <CloseButton size={48} iconSize={26} aria-label={t('action.close')} onClick={close} />
      </header>
      <div className={classes.body}>
        <Content />
      </div>
    </section>,
    document.body,
  )
}

/** The words of what plays while they are open, or how it stands with them. */
export function OpenLyrics({ controls }: Props) {
  const { t } = useTranslation()
  const isLow = useMediaQuery(low, undefined, { getInitialValueInEffect: false })
  if (isLow) return <WholeScreen controls={controls} />
  return (
    <section className={classes.inPlace} aria-label={t('lyrics.title')}>
      <Content />
    </section>
  )
}
