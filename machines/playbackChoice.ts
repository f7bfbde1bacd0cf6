import type { PlaybackChoice, PlaybackState, PlaybackOrder } from './playback.vocabulary'

/** A press whose outcome can be shown before the player has said it. */
export type ChoosingPress = 'mute.toggled' | 'random.toggled' | 'repeat.cycled'

/**
 * What a press chooses, by what is shown, and what the player is told [D4-5]: repeat goes from off to all, to
 * single, to off.
 */
export function choiceOf(
  { mute, random, repeat, repeatSingle }: PlaybackState,
  press: ChoosingPress,
): { choice: PlaybackChoice; order: PlaybackOrder } {
  switch (press) {
    case 'mute.toggled':
      return { choice: { mute: !mute }, order: { type: 'mute', mute: !mute } }
    case 'random.toggled':
      return { choice: { random: !random }, order: { type: 'random', value: !random } }
    case 'repeat.cycled': {
      const isAll = repeat && !repeatSingle
      const next = { repeat: !repeat || isAll, repeatSingle: isAll }
      return { choice: next, order: { type: 'repeat', value: next.repeat, repeatSingle: isAll } }
    }
  }
}
