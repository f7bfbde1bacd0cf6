import {
  IconFolderOpen,
  IconList,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerTrackNext,
} from '@tabler/icons-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { SessionPlayer } from './SessionPlayer'
import classes from './SessionDock.module.css'
import { SessionSteps } from './SessionSteps'

interface Props {
  title: string
  player: SessionPlayer
  /** Why the latest file could not be opened. */
  problem: string | undefined
  /** Gets the text of a file that is to be played instead. */
  onOpen: (text: string) => void
}

const speeds = [0.5, 1, 4, 16]

/** Below this width of the screen, px, the list of steps is folded away at first. */
const wide = 900

/**
 * What plays a session: play and pause, the next push, any place, the speed; the steps, with the latest
 * marked.
 */
export const SessionDock = ({ title, player, problem, onOpen }: Props) => {
  const { done, isPlaying, speed } = useSyncExternalStore(player.subscribe, player.progress)
  const [hasSteps, setHasSteps] = useState(() => window.innerWidth >= wide)
  const file = useRef<HTMLInputElement>(null)
  const { steps } = player
  const isOver = done >= steps.length
  return (
    <section className={classes.dock} aria-label={`Session: ${title}`}>
      {hasSteps ? <SessionSteps steps={steps} done={done} onSeek={(place) => player.seek(place)} /> : null}
      {problem === undefined ? null : (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.row}>
        <button
          type="button"
          className={classes.button}
          aria-label="To the beginning"
          onClick={() => player.restart()}
        >
          <IconPlayerSkipBack size={20} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.main}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => (isPlaying ? player.pause() : player.play())}
        >
          {isPlaying ? <IconPlayerPause size={20} aria-hidden /> : <IconPlayerPlay size={20} aria-hidden />}
          <span className={classes.word}>{isPlaying ? 'Pause' : 'Play'}</span>
        </button>
        <button
          type="button"
          className={classes.button}
          aria-label="Next push"
          disabled={isOver}
          onClick={() => player.next()}
        >
          <IconPlayerTrackNext size={20} aria-hidden />
          <span className={classes.word}>Next push</span>
        </button>
        <input
          type="range"
          className={classes.place}
          aria-label="Place in the session"
          aria-valuetext={`${done} of ${steps.length}`}
          min={0}
          max={steps.length}
          value={done}
          onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
        />
        <output className={classes.count}>
          {done}/{steps.length}
        </output>
        <select
          className={classes.button}
          aria-label="Speed"
          value={speed}
          onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
        <button
          type="button"
          className={classes.button}
          aria-label="Steps"
          aria-expanded={hasSteps}
          onClick={() => setHasSteps(!hasSteps)}
        >
          <IconList size={20} aria-hidden />
          <span className={classes.word}>Steps</span>
        </button>
        <button
          type="button"
          className={classes.button}
          aria-label="Open…"
          onClick={() => file.current?.click()}
        >
          <IconFolderOpen size={20} aria-hidden />
          <span className={classes.word}>Open…</span>
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="A session that /debug has saved"
          hidden
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (chosen) void chosen.text().then(onOpen)
          }}
        />
      </div>
    </section>
  )
}
