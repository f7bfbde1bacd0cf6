import { hosted } from '../../base'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import {
  IconArrowLeft,
  IconChecklist,
  IconDice5,
  IconDisc,
  IconFilter,
  IconLayoutGrid,
  IconList,
  IconPlayerEject,
} from '@tabler/icons-react'
import { memo, type ReactNode, useDeferredValue, useState, useEffect, useRef } from 'react'
import { useLocalStorage } from '@mantine/hooks'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './BrowseTools.module.css'
import breadcrumbsClasses from './Breadcrumbs.module.css'
import { onPlainPress } from '../../ui/navigation/PanelLink'
import { covering } from '../../ui/overlays/openOverlays'
import { addressOf, type Breadcrumb } from './place/place'

interface BrowseToolsProps {
  /** Absent where there is no way back but home. */
  onBack?: (() => void) | undefined
  /** Absent where no list can be a grid. */
  grid?: { isOn: boolean; onToggle: () => void } | undefined
  /** Absent where there is nothing to look through. */
  find?: { isOn: boolean; onToggle: () => void } | undefined
  /** Absent where the page does not offer it. */
  onEject?: (() => void) | undefined
  onRip?: (() => void) | undefined
  /** Absent where there are not several albums to choose from. */
  onRandomAlbum?: (() => void) | undefined
  /** Absent where there are not several items to choose. */
  onSelect?: (() => void) | undefined
  /** Absent where there is not one list, or nothing that its items could be sorted by. */
  sort?: ReactNode
  /** Where the page is. */
  children: ReactNode
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

interface SelectButtonProps {
  className?: string | undefined
  onSelect: () => void
}

/** Begins choosing several items. */
export function SelectButton({ className, onSelect }: SelectButtonProps) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      className={className}
      aria-label={t('browse.several.select')}
      title={t('browse.several.select')}
      data-choosing
      onClick={onSelect}
    >
      <IconChecklist {...icon} />
    </ActionIcon>
  )
}

/**
 * What can be done with a page as a whole [D2.6-1]: back, its order, grid or list, find, eject, rip, a
 * random album. Rows that have come are painted first, which counts on a small board.
 */
export const BrowseTools = (props: BrowseToolsProps) => <Tools {...useDeferredValue(props)} />

const Tools = memo(function Tools(props: BrowseToolsProps) {
  const { onBack, grid, find, onEject, onRip, onRandomAlbum, onSelect, sort, children } = props
  const { t } = useTranslation()
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('browse.tools')}>
      {onBack ? (
        <ActionIcon aria-label={t('browse.back')} title={t('browse.back')} onClick={onBack}>
          <IconArrowLeft {...icon} className={classes.back} />
        </ActionIcon>
      ) : null}
      <div className={classes.room}>{children}</div>
      {onEject ? (
        <ActionIcon aria-label={t('browse.eject')} title={t('browse.eject')} onClick={onEject}>
          <IconPlayerEject {...icon} />
        </ActionIcon>
      ) : null}
      {onRip ? (
        <ActionIcon aria-label={t('browse.rip')} title={t('browse.rip')} onClick={onRip}>
          <IconDisc {...icon} />
        </ActionIcon>
      ) : null}
      {onRandomAlbum ? (
        <ActionIcon
          aria-label={t('browse.randomAlbum')}
          title={t('browse.randomAlbum')}
          onClick={onRandomAlbum}
        >
          <IconDice5 {...icon} />
        </ActionIcon>
      ) : null}
      {sort}
      {onSelect ? <SelectButton className={classes.select} onSelect={onSelect} /> : null}
      {find ? (
        <ActionIcon
          aria-label={t('browse.find')}
          title={t('browse.find')}
          aria-pressed={find.isOn}
          onClick={find.onToggle}
        >
          <IconFilter {...icon} />
        </ActionIcon>
      ) : null}
      {grid ? (
        <ActionIcon
          aria-label={t('browse.grid')}
          title={t('browse.grid')}
          aria-pressed={grid.isOn}
          onClick={grid.onToggle}
        >
          {grid.isOn ? <IconList {...icon} /> : <IconLayoutGrid {...icon} />}
        </ActionIcon>
      ) : null}
    </div>
  )
})
interface BreadcrumbsProps {
  trail: readonly Breadcrumb[]
  /** What the place itself is called; '' where a heading says it. */
  onHome: () => void
  onBreadcrumb: (index: number) => void
}

/** The way from home to where somebody is, each step of it a way back. */
export function Breadcrumbs({ trail, onHome, onBreadcrumb }: BreadcrumbsProps) {
  const { t } = useTranslation()
  return (
    <nav className={breadcrumbsClasses.breadcrumbs} aria-label={t('browse.breadcrumbs')}>
      <ol className={breadcrumbsClasses.list}>
        <li className={breadcrumbsClasses.breadcrumb}>
          <a
            className={breadcrumbsClasses.step}
            href={hosted(addressOf({ kind: 'home' }))}
            onClick={onPlainPress(onHome)}
          >
            {t('browse.title')}
          </a>
        </li>
        {trail.map(({ address, title }, index) => (
          <li key={`${index} ${address}`} className={breadcrumbsClasses.breadcrumb}>
            <a
              className={breadcrumbsClasses.step}
              href={hosted(address)}
              onClick={onPlainPress(() => onBreadcrumb(index))}
            >
              {title || t('browse.nameless')}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface ArrivedProps {
  /** Says what is there now; '' while nobody knows. Not asked where nothing is told. */
  children: () => string
  address: string
  /** Nobody has moved yet: what is there is read like any page. */
  isStart: boolean
}

/** Tells who does not see it that another page is there. */
export function Arrived({ children, address, isStart }: ArrivedProps) {
  const [first, setFirst] = useState(isStart ? address : undefined)
  if (first !== undefined && first !== address) setFirst(undefined)
  return <VisuallyHidden role="status">{first === undefined ? children() : ''}</VisuallyHidden>
}

const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Backspace leads back, except where somebody writes [D2.6-11] or a dialog is open. */
export function useBackspace(back: () => void): void {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== 'Backspace' ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return
      if (event.target instanceof Element && event.target.closest(`${editable}, ${covering}`)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** Whether grids are wished for, kept in this browser as `showGridView` [D9-11]; lists are the default. */
export const useGridPreference = () =>
  useLocalStorage({
    key: 'showGridView',
    defaultValue: false,
    getInitialValueInEffect: false,
    deserialize: (text) => text === 'true',
    serialize: String,
  })
