import { Loader } from '@mantine/core'
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { isOfTheBrowser } from '../../ui/navigation/isOfTheBrowser'
import type { MenuEntry } from './MenuEntry'
import { menuIcon } from './menuIcon'
import classes from './MenuList.module.css'

interface Props {
  entries: readonly MenuEntry[]
  /** Runs an entry's action. Presses that the browser handles itself (a link in a new tab) do not get here. */
  onPress: (entry: MenuEntry) => void
  /** The address on screen, to mark its entry. */
  currentPath?: string | undefined
  /** `rows` are the wide rows of a settings screen, `rail` the compact ones of the side menu. */
  variant: 'rows' | 'rail'
}

/** A list of menu entries: links where they lead to an address, buttons otherwise; dead ends look and act harmless. */
export const MenuList = ({ entries, onPress, currentPath, variant }: Props) => {
  const { t } = useTranslation()
  return (
    <ul className={classes.list} data-variant={variant}>
      {entries.map((entry) => {
        const { action } = entry
        const Icon = menuIcon(entry)
        const content = (
          <>
            <Icon size={variant === 'rows' ? 24 : 20} stroke={1.5} aria-hidden className={classes.icon} />
            <span className={classes.name}>{entry.name || entry.id || t('menu.unnamed')}</span>
            {entry.busy === undefined ? null : <Loader size={16} aria-label={entry.busy} role="img" />}
            {action.kind === 'openWindow' ? (
              <IconExternalLink
                size={16}
                stroke={1.5}
                className={classes.hint}
                aria-label={t('shell.newWindow')}
                role="img"
              />
            ) : null}
            {action.kind === 'goto' && variant === 'rows' ? (
              <IconChevronRight size={20} stroke={1.5} className={classes.hint} aria-hidden />
            ) : null}
          </>
        )
        const press = (event: MouseEvent) => {
          if (isOfTheBrowser(event)) return
          event.preventDefault()
          onPress(entry)
        }
        if (action.kind === 'goto') {
          const isCurrent = action.path === currentPath
          return (
            <li key={entry.key}>
              <a
                className={classes.entry}
                href={action.path}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={press}
              >
                {content}
              </a>
            </li>
          )
        }
        if (action.kind === 'openWindow') {
          return (
            <li key={entry.key}>
              <a className={classes.entry} href={action.href} target="_blank" rel="noopener noreferrer">
                {content}
              </a>
            </li>
          )
        }
        return (
          <li key={entry.key}>
            <button
              type="button"
              className={classes.entry}
              data-dead-end={action.kind === 'none' || undefined}
              aria-haspopup="dialog"
              onClick={press}
            >
              {content}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
