import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useElapsedClock, useNowPlaying, useNowPlayingStore } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { followClock, type Following } from './followClock'
import classes from './LyricsLines.module.css'
import { hasSongClock } from './askLyrics'
import type { Lyrics, TimedLine } from './readLyrics'

interface LinesProps {
  lines: readonly TimedLine[]
  /** A press on a line goes there. */
  canSeek: boolean
}

/** The sign of a pause between two lines. */
const pause = '♪'

/** So many rows are laid out and painted together, when they are near what is seen. */
const together = 20

/** The rows; drawn once for a track, however the music goes on. */
const Lines = memo(function Lines({ lines, canSeek }: LinesProps) {
  const { t } = useTranslation()
  const row = ({ at, text }: TimedLine, line: number) => {
    const words =
      text === '' ? (
        <span aria-label={t('lyrics.instrumental')} role="img">
          {pause}
        </span>
      ) : (
        text
      )
    return (
      <div key={at} role="listitem" className={classes.line} dir="auto" data-pause={text === '' || undefined}>
        {canSeek ? (
          <button type="button" tabIndex={-1} className={classes.words} data-line={line}>
            {words}
          </button>
        ) : (
          <span className={classes.words} data-line={line}>
            {words}
          </span>
        )}
      </div>
    )
  }
  const groups = Array.from({ length: Math.ceil(lines.length / together) }, (_, group) => group * together)
  return groups.map((first) => (
    <div key={first} role="none" className={classes.group}>
      {lines.slice(first, first + together).map((line, place) => row(line, first + place))}
    </div>
  ))
})

/** Which line a key leads to, from one of so many. */
const lineOfKey = (key: string, line: number, count: number): number | undefined => {
  const lines: Readonly<Record<string, number>> = {
    ArrowUp: line - 1,
    ArrowDown: line + 1,
    PageUp: line - 5,
    PageDown: line + 5,
    Home: 0,
    End: count - 1,
  }
  const found = Object.hasOwn(lines, key) ? lines[key] : undefined
  return found === undefined ? undefined : Math.max(0, Math.min(count - 1, found))
}

/** What scrolls by itself; the panel means something else by some of these keys. */
const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])
const keepKey = (event: KeyboardEvent) => {
  if (scrolling.has(event.key)) event.stopPropagation()
}

/** The line whose button that is. */
const lineOf = (target: EventTarget): number | undefined => {
  const button = target instanceof Element ? target.closest('button[data-line]') : null
  return button ? Number(button.getAttribute('data-line')) : undefined
}

/** Words with times: the line that is sung is marked and stays in sight; a press on one goes there. */
function TimedLyrics({ lines, canSeek }: LinesProps) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const clock = useElapsedClock()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const following = useRef<Following>(undefined)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!scroller.current || !list.current) return undefined
    const parts = { scroller: scroller.current, list: list.current }
    const followed = followClock({ ...parts, lines, clock, onHeld: setHeld })
    following.current = followed
    return () => {
      followed.end()
      setHeld(false)
    }
  }, [lines, clock])
  const press = (event: MouseEvent) => {
    const line = lineOf(event.target)
    const time = line === undefined ? undefined : lines[line]?.at
    if (line === undefined || time === undefined) return
    player.seekTo(time)
    following.current?.wentTo(line)
  }
  const pressKey = (event: KeyboardEvent) => {
    const line = lineOf(event.target)
    const next = line === undefined ? undefined : lineOfKey(event.key, line, lines.length)
    if (next === undefined) return
    event.preventDefault()
    const button = list.current?.querySelector<HTMLElement>(`[data-line="${next}"]`)
    following.current?.hold()
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={classes.room}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scroller}
        className={classes.scroller}
        data-timed
        role="group"
        aria-label={t('lyrics.title')}
        tabIndex={canSeek ? undefined : 0}
        onKeyDown={canSeek ? undefined : keepKey}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div ref={list} role="list" className={classes.list} onClick={press} onKeyDown={pressKey}>
          <Lines lines={lines} canSeek={canSeek} />
        </div>
      </div>
      {isHeld ? (
        <Button
          className={classes.now}
          radius="xl"
          leftSection={<IconArrowBackUp size={18} stroke={2} aria-hidden />}
          onClick={() => following.current?.toNow()}
        >
          {t('lyrics.now')}
        </Button>
      ) : null}
    </div>
  )
}

/** Words without times, which are scrolled by hand. */
function PlainLyrics({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={classes.scroller}
      role="group"
      aria-label={t('lyrics.title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={keepKey}
    >
      {versesOf(lines).map((verse, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <p key={place} className={classes.verse} dir="auto">
          {verse}
        </p>
      ))}
    </div>
  )
}

/** Lines as verses, which empty ones part. */
const versesOf = (lines: readonly string[]): string[] => lines.join('\n').split('\n\n')

/** Words whose times mean nothing to the clock of what plays. */
const withoutTimes = (lines: readonly TimedLine[]): string[] => {
  const words = lines.flatMap(({ text }) => text.split('\n'))
  return words.slice(words.findIndex((line) => line !== ''))
}

/** The words of a track. They are there to be read: a screen reader says none of them by itself. */
export function LyricsLines({ lyrics }: { lyrics: Lyrics }) {
  const clock = useNowPlaying((playing) => ({
    canSeek: !playing.isTransportLocked && playing.duration > 0,
    isOfSong: hasSongClock(playing),
  }))
  const canSeek = clock?.canSeek ?? false
  if (lyrics.kind === 'plain') return <PlainLyrics lines={lyrics.lines} />
  if (clock?.isOfSong === false) return <PlainLyrics lines={withoutTimes(lyrics.lines)} />
  // What can be pressed is another row.
  return <TimedLyrics key={String(canSeek)} lines={lyrics.lines} canSeek={canSeek} />
}
