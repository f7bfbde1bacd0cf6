import { foldText } from '../../../ui/foldText'
import type { Command } from './Command'

/** So many are shown; who sees no end writes one letter more. */
const most = 12

/** 0 where the label begins so, 1 where a word of it does, 2 where it is in there, 3 where it is in the group only. */
const rankOf = ({ label, group }: Command, words: readonly string[]): number | undefined => {
  const name = foldText(label)
  const all = `${name} ${foldText(group)}`
  if (!words.every((word) => all.includes(word))) return undefined
  const [first = ''] = words
  if (name.startsWith(first)) return 0
  if (name.split(/\s+/).some((word) => word.startsWith(first))) return 1
  return name.includes(first) ? 2 : 3
}

/** The commands that have all words of `text` in their label or group, accents apart, the nearest first; all where there is no text. */
export const findCommands = (commands: readonly Command[], text: string): Command[] => {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands.slice(0, most)
  return commands
    .flatMap((command) => {
      const rank = rankOf(command, words)
      return rank === undefined ? [] : [{ command, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ command }) => command)
}
