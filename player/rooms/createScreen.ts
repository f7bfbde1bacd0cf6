/** How the screen of the living room stands. */
export interface ScreenState {
  isThere: boolean
  isPlaying: boolean
  /** 0 to 100. */
  volume: number
  mute: boolean
}

/** An output that is made up: a screen that takes a stream, and cannot play in time with anything else. */
export interface Screen {
  state(): ScreenState
  set(changes: Partial<ScreenState>): void
}

/** The id of its output. */
export const screenId = 'cast-living-room'

/** It is there and silent. */
export function createScreen(): Screen {
  let state: ScreenState = { isThere: true, isPlaying: false, volume: 35, mute: false }
  return {
    state: () => state,
    set: (changes) => void (state = { ...state, ...changes }),
  }
}
