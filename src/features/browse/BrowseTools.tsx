import { ActionIcon } from '@mantine/core'
import {
  IconArrowLeft,
  IconDisc,
  IconFilter,
  IconLayoutGrid,
  IconList,
  IconPlayerEject,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import classes from './BrowseTools.module.css'

interface Props {
  /** Absent where there is no way back but home. */
  onBack?: (() => void) | undefined
  /** Absent where no list can be a grid. */
  grid?: { isOn: boolean; onToggle: () => void } | undefined
  /** Absent where there is nothing to look through. */
  find?: { isOn: boolean; onToggle: () => void } | undefined
  /** Absent where the page does not offer it. */
  onEject?: (() => void) | undefined
  onRip?: (() => void) | undefined
  /** Where the page is. */
  children: ReactNode
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/** What can be done with a page as a whole [D2.6-1]: back, grid or list, find, eject, rip. */
export function BrowseTools({ onBack, grid, find, onEject, onRip, children }: Props) {
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
}
