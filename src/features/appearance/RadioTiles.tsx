import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import classes from './RadioTiles.module.css'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useTellForgotten } from '../../ui/useTellForgotten'

/**
 * Which tile of a grid a key leads to, from `place` among `count` tiles in rows of `columns`; undefined for a
 * key that leads nowhere. Up and down stay in their column; left and right go on in the next row.
 */
export const nextTile = (key: string, place: number, count: number, columns: number): number | undefined => {
  const targets: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: 0,
    End: count - 1,
  }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target !== undefined && target >= 0 && target < count ? target : undefined
}

/** One thing to choose, e.g. a picture; `face` is what is seen of it and bears no name of its own. */
interface RadioTile {
  key: string
  label: string
  isChecked: boolean
  face: ReactNode
}

interface Props {
  /** Names the group. */
  label: string
  tiles: readonly RadioTile[]
  onChoose: (key: string) => void
}

/**
 * A choice of one among tiles. The group is one stop of the Tab key; arrows move in the rows and columns as
 * they stand on the screen and only move: choosing (Space, Enter, a touch) changes what everybody sees, so it
 * is a step of its own.
 */
export const RadioTiles = ({ label, tiles, onChoose }: Props) => {
  const group = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<string>()
  const stop =
    tiles.find(({ key }) => key === visited) ?? tiles.find(({ isChecked }) => isChecked) ?? tiles[0]

  const move = (event: KeyboardEvent) => {
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])]
    const place = buttons.findIndex((button) => button === event.currentTarget)
    const top = buttons[0]?.offsetTop
    const columns = buttons.filter(({ offsetTop }) => offsetTop === top).length
    const target = nextTile(event.key, place, buttons.length, columns)
    if (place < 0 || target === undefined) return
    event.preventDefault()
    buttons[target]?.focus()
  }

  return (
    <div ref={group} className={classes.tiles} role="radiogroup" aria-label={label}>
      {tiles.map(({ key, label: name, isChecked, face }) => (
        <button
          key={key}
          type="button"
          role="radio"
          className={classes.tile}
          aria-checked={isChecked}
          aria-label={name}
          tabIndex={key === stop?.key ? 0 : -1}
          onFocus={() => setVisited(key)}
          onKeyDown={move}
          onClick={() => onChoose(key)}
        >
          {face}
        </button>
      ))}
    </div>
  )
}

/** Chooses light, dark or the system's scheme for this browser, which remembers it. */
export const ColorSchemeChoice = () => {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const tellForgotten = useTellForgotten()
  return (
    <SegmentedControl<MantineColorScheme>
      aria-label={t('colorScheme.label')}
      value={colorScheme}
      onChange={(scheme) => {
        setColorScheme(scheme)
        tellForgotten()
      }}
      data={[
        { value: 'light', label: t('colorScheme.light') },
        { value: 'dark', label: t('colorScheme.dark') },
        { value: 'auto', label: t('colorScheme.auto') },
      ]}
    />
  )
}
