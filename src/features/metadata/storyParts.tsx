import { Loader } from '@mantine/core'
import { useLayoutEffect, useState, type RefObject, useId, useRef } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { SlimButton } from '../../ui/slimButton/SlimButton'
import {
  type Metadata,
  type MetadataPhase,
  readCredits,
  storyIcons,
  type StoryKind,
  useMetadata,
  useStoryGate,
  useStoryModal,
} from './StoryModal'
import type { CreditRow } from '../../../schemas/generated/types'
import type { MetadataQuestion } from '../../device'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { SafeHtml } from '../../ui/SafeHtml'
import classes from './FoldedText.module.css'
import { Notice } from '../../ui/states'

interface StorySlimButtonProps {
  kind: StoryKind
  label: string
  phase: MetadataPhase
  onPress: () => void
}

/** A slim button for what is told, which waits, and rests where nothing was found [D4-36 D8-7]. */
function StorySlimButton({ kind, label, phase, onPress }: StorySlimButtonProps) {
  const { t } = useTranslation()
  const Icon = storyIcons[kind]
  return (
    <SlimButton
      variant="subtle"
      icon={
        phase === 'loading' ? (
          <Loader size={20} aria-label={t('metadata.loading')} role="img" />
        ) : (
          <Icon size={20} stroke={1.6} aria-hidden />
        )
      }
      label={label}
      note={phase === 'error' ? t('metadata.notFound') : undefined}
      disabled={phase === 'error'}
      isBusy={phase === 'loading'}
      onPress={onPress}
    />
  )
}

interface StoryOpenerProps {
  kind: StoryKind
  /** What it is about, as the player names it. */
  name: string
  question: MetadataQuestion
}

/** The same as a button in a line of others, as at the head of a page [D2.6-4]. */
function StoryOpener({ kind, name, question }: StoryOpenerProps) {
  const { t } = useTranslation()
  const { phase, press } = useStoryModal({ kind, name, question })
  return <StorySlimButton kind={kind} label={t(`metadata.${kind}`)} phase={phase} onPress={press} />
}

/** Whose credits they are. */
interface Credited {
  /** What the player has told with the page [D3-18]; without any it is asked. */
  rows: readonly CreditRow[]
  artist: string
  /** '' where a song does not say from which it is. */
  album: string
  /** Title of the song that they are of, if they came with its page. */
  song?: string | undefined
}

/**
 * Opens the credits of an album [D2.6-4], those that came with its page, or those that the player is asked
 * for [D7-29 D5-27]; for a song those that came with its page, else those of its album, since players tell of
 * albums alone.
 */
function AlbumCredits({ rows, artist, album, song }: Credited) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const isOpen = useStoryGate()
  const told = readCredits(rows)
  if (told.length === 0 && album === '') return null
  if (told.length === 0)
    return <StoryOpener kind="credits" name={album} question={{ mode: 'creditsAlbum', artist, album }} />
  const metadata = { kind: 'credits', rows: told, isPart: false } as const
  return (
    <StorySlimButton
      kind="credits"
      label={song === undefined ? t('metadata.credits') : t('metadata.songCredits')}
      phase="idle"
      onPress={() => {
        if (isOpen())
          modals.open({ name: 'modal-story', size: 'md', params: { title: song ?? album, metadata } })
      }}
    />
  )
}

/** Whether a box shows less than it holds; looked at again whenever either changes its size. */
function useIsCut(box: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return undefined
    const look = () => setIsCut(current.scrollHeight > current.clientHeight + 1)
    look()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(look)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return isCut
}

interface FoldedTextProps {
  /** As the player wrote it. */
  html: string
  /** It stands open at first. */
  isOpened?: boolean
  /** Asked before it is opened. */
  mayOpen: () => boolean
}

/** The beginning of a text, with 'read more' where there is more of it than four lines [D2.6-4]. */
function FoldedText({ html, isOpened = false, mayOpen }: FoldedTextProps) {
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(isOpened)
  const isCut = useIsCut(box)
  return (
    <div className={classes.text} data-open={isOpen || undefined}>
      <div id={id} ref={box} className={classes.box} data-cut={(isCut && !isOpen) || undefined}>
        <SafeHtml html={html} />
      </div>
      {isCut || isOpen ? (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            if (isOpen || mayOpen()) setIsOpen(!isOpen)
          }}
        >
          {isOpen ? t('metadata.less') : t('metadata.more')}
        </button>
      ) : null}
    </div>
  )
}

/** A story to be told on a page. */
interface StoryTold {
  /** As it came with the page, HTML; '' where it did not. */
  html: string
  /** What the player is asked where it did not come; undefined where there is nothing to ask. */
  question: MetadataQuestion | undefined
}

const kinds: Partial<Record<MetadataQuestion['mode'], 'artist' | 'album' | 'track'>> = {
  storyArtist: 'artist',
  storyAlbum: 'album',
  storyTrack: 'track',
}

/**
 * The story of a page in its place, with 'read more' [D2.6-4 D2.6-5]; where the page has none, a button that
 * asks for it [D5-27].
 */
function StoryText({ html, question }: StoryTold) {
  const mayOpen = useStoryGate()
  if (html.trim() !== '') return <FoldedText html={html} mayOpen={mayOpen} />
  return question ? <AskedStory key={JSON.stringify(question)} question={question} /> : null
}

function AskedStory({ question }: { question: MetadataQuestion }) {
  const { t } = useTranslation()
  const mayOpen = useStoryGate()
  const { phase, ask } = useMetadata(question)
  const [told, setTold] = useState<Metadata>()
  const kind = kinds[question.mode]
  if (!kind) return null
  const press = async () => {
    if (phase === 'loading' || !mayOpen()) return
    const answer = await ask()
    if (answer && answer !== 'none') setTold(answer)
  }
  if (told?.kind !== 'story')
    return (
      <StorySlimButton kind={kind} label={t(`metadata.${kind}`)} phase={phase} onPress={() => void press()} />
    )
  return (
    <div className={classes.told}>
      <FoldedText isOpened html={told.html} mayOpen={mayOpen} />
      {told.isPart ? <Notice>{t('metadata.premium.rest')}</Notice> : null}
    </div>
  )
}

/** What the head of a page of the library shows of stories and credits [D2.6-4 D2.6-5]. */
export const storyParts = {
  story: (told: StoryTold) => <StoryText {...told} />,
  credits: (credited: Credited) => <AlbumCredits {...credited} />,
  artistStory: (artist: string) => (
    <StoryOpener kind="artist" name={artist} question={{ mode: 'storyArtist', artist }} />
  ),
}
