/** How loud the player is, as it is kept over a restart. */
export interface SoundMemory {
  /** 0 to 100. */
  volume: number
  mute: boolean
}

/** What the settings say of the volume. */
export interface SoundOptions {
  /** The loudest that it gets, 0 to 100. */
  most: number
  /** How far '+' and '-' go. */
  step: number
  /** `fixed`: the converter has no volume, it is always full. `decibel`: it tells its volume in dB, too. */
  control: 'plain' | 'decibel' | 'fixed'
}

/** The volume as the state has it [D3-3 D3-4]. */
export interface SoundState extends SoundMemory {
  dbVolume?: number
  disableVolumeControl: boolean
}

/** The volume. Wishes are clamped to what the settings allow [D5-1]. */
export interface Sound {
  state(): SoundState
  set(volume: number): void
  step(direction: 1 | -1): void
  mute(mute: boolean): void
  /** Whether the last wish was for more than the settings allow. */
  wasClamped(): boolean
  memory(): SoundMemory
}

/** The volume as it was kept; `changed` is told after each change. */
export function createSound(memory: SoundMemory, options: () => SoundOptions, changed: () => void): Sound {
  let { volume, mute } = memory
  let clamped = false
  const turn = (wanted: number) => {
    const { most, control } = options()
    if (control === 'fixed') return
    clamped = wanted > most
    volume = Math.round(Math.min(most, Math.max(0, wanted)))
    mute = false
    changed()
  }
  return {
    state() {
      const { most, control } = options()
      if (control === 'fixed') return { volume: 100, mute: false, disableVolumeControl: true }
      const now = Math.min(volume, most)
      const decibel = control === 'decibel' && { dbVolume: toDecibel(now) }
      return { volume: now, mute, disableVolumeControl: false, ...decibel }
    },
    set: turn,
    step(direction) {
      const { most, step } = options()
      // From what is heard: the settings may allow less by now than what was wished for once.
      turn(Math.min(volume, most) + direction * step)
    },
    mute(wanted) {
      if (options().control === 'fixed') return
      mute = wanted
      changed()
    },
    wasClamped: () => clamped,
    memory: () => ({ volume, mute }),
  }
}

/** As a converter that goes down to -60 dB in even steps. */
function toDecibel(volume: number): number {
  return Math.round((volume * 0.6 - 60) * 10) / 10
}
