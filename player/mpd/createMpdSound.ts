import type { Sound, SoundOptions } from '../playback/createSound'
import type { Command } from './connectMpd'
import type { MpdStatus } from './MpdStatus'

/** The volume of an MPD, and what keeps it true. */
export interface MpdSound extends Sound {
  /** The server has said how loud it is. */
  told(status: MpdStatus): void
}

/** What the volume needs of its surroundings. */
interface MpdSoundParts {
  /** How loud it was when the player ended, in case that it was muted. */
  memory: { volume: number; mute: boolean }
  options: () => SoundOptions
  /** Has the server do something; resolves when it is done or cannot be. */
  run: (commands: readonly Command[]) => Promise<void>
  changed: () => void
}

/**
 * The volume of an MPD as its mixer has it. MPD cannot mute: it is turned down to nothing and back. A server
 * whose outputs have no mixer has no volume.
 */
export function createMpdSound({ memory, options, run, changed }: MpdSoundParts): MpdSound {
  let { volume, mute } = memory
  let isFixed = true
  let clamped = false
  /**
   * What was set and not confirmed: a dragged knob is sent as often as the server is done, not as it moves.
   */
  let sent: number | undefined
  /** Volumes that the server was given and has not taken yet. */
  let onTheWay = 0

  const send = () => {
    const level = mute ? 0 : volume
    if (sent === level) return
    sent = level
    onTheWay += 1
    void run([['setvol', level]]).then(() => (onTheWay -= 1))
  }
  const turn = (wanted: number) => {
    const { most, control } = options()
    if (isFixed || control === 'fixed') return
    clamped = wanted > most
    volume = Math.round(Math.min(most, Math.max(0, wanted)))
    mute = false
    send()
    changed()
  }
  return {
    state() {
      if (isFixed || options().control === 'fixed')
        return { volume: 100, mute: false, disableVolumeControl: true }
      return { volume, mute, disableVolumeControl: false }
    },
    set: turn,
    step: (direction) => turn(volume + direction * options().step),
    mute(wanted) {
      if (isFixed || options().control === 'fixed' || mute === wanted) return
      mute = wanted
      send()
      changed()
    },
    wasClamped: () => clamped,
    memory: () => ({ volume, mute }),
    told(status) {
      const before = JSON.stringify([volume, mute, isFixed])
      isFixed = status.volume === undefined
      // What it said before it did what was wanted last is over.
      if (onTheWay === 0) {
        if (status.volume !== undefined && status.volume !== sent) {
          mute = status.volume === 0 && mute
          if (!mute) volume = status.volume
        }
        sent = status.volume
      }
      if (before !== JSON.stringify([volume, mute, isFixed])) changed()
    },
  }
}
