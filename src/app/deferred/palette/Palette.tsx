import { useId, useState, type KeyboardEvent } from 'react'
import { foldText } from '../../../ui/foldText'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { ModalFrame } from '../../../ui/modal/ModalFrame'
import classes from './Palette.module.css'

/** Something that the command palette finds by its words. */
export interface Command {
  /** Unique in the palette. */
  id: string
  label: string
  /** Where it belongs: a kind of command, or the settings page. */
  group: string
  run: () => void
}

/** So many are shown; who sees no end writes one letter more. */
const most = 12

/**
 * 0 where the label begins so, 1 where a word of it does, 2 where it is in there, 3 where it is in the group
 * only.
 */
const rankOf = ({ label, group }: Command, words: readonly string[]): number | undefined => {
  const name = foldText(label)
  const all = `${name} ${foldText(group)}`
  if (!words.every((word) => all.includes(word))) return undefined
  const [first = ''] = words
  if (name.startsWith(first)) return 0
  if (name.split(/\s+/).some((word) => word.startsWith(first))) return 1
  return name.includes(first) ? 2 : 3
}

/**
 * The commands that have all words of `text` in their label or group, accents apart, the nearest first; all
 * where there is no text.
 */
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

interface Props {
  commands: readonly Command[]
  /** What seeks music of what is written, if that can be sought; it stands last. */
  search?: (text: string) => Command | undefined
  onClose: () => void
}

/**
 * Finds what the panel can do, by a few letters: arrows choose, Enter does it. No Spotlight of Mantine (9.7):
 * that marks up neither its list nor what the arrows have chosen, so whoever listens to the screen would hear
 * nothing of it.
 */
export const Palette = ({ commands, search, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const seeks = search?.(text)
  const named = findCommands(commands, text)
  const found = [...named, ...(seeks ? [seeks] : [])]
  const place = Math.min(chosen, found.length - 1)
  const carryOut = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0 && found.length > 0) {
      const next = (place + by + found.length) % found.length
      setChosen(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') carryOut(found[place])
    else return
    event.preventDefault()
  }
  return (
    <ModalFrame title={t('palette.title')} width={560} onClose={onClose} closesOnBackdrop hasOwnFocus>
      <input
        className={classes.input}
        data-autofocus
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${place}` : undefined}
        aria-autocomplete="list"
        aria-label={t('palette.label')}
        placeholder={t('palette.label')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} className={classes.list} role="listbox" aria-label={t('palette.title')}>
        {found.map((command, row) => (
          <button
            type="button"
            tabIndex={-1}
            key={command.id}
            id={`${id}-${row}`}
            className={classes.row}
            role="option"
            aria-selected={row === place}
            onPointerMove={() => setChosen(row)}
            onClick={() => carryOut(command)}
          >
            <span>{command.label}</span>
            <span className={classes.group}>{command.group}</span>
          </button>
        ))}
      </div>
      <p className={classes.none} role="status">
        {named.length === 0 ? t('palette.none') : ''}
      </p>
    </ModalFrame>
  )
}
