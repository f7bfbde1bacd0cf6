import { ActionIcon } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { Sorting } from './arrangeItems'
import classes from './SortChoice.module.css'

interface Props {
  /** Fields that the list can be sorted by, as the player names them. */
  fields: readonly string[]
  /** Undefined for the player's own order. */
  sorting: Sorting | undefined
  onChange: (sorting: Sorting | undefined) => void
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
const known = ['title', 'artist', 'album', 'year', 'duration', 'genre', 'tracknumber'] as const

/** By what a list is sorted, where the player offers it, and which way. */
export function SortChoice({ fields, sorting, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = (field: string) => {
    const one = known.find((name) => name === field)
    return one ? t(`browse.sort.by.${one}`) : field
  }
  return (
    <div className={classes.choice}>
      <select
        className={classes.select}
        aria-label={t('browse.sort.label')}
        value={sorting?.field ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? undefined : { field: value, isDescending: sorting?.isDescending ?? false })
        }
      >
        <option value="">{t('browse.sort.own')}</option>
        {[...new Set(fields)].map((field) => (
          <option key={field} value={field}>
            {nameOf(field)}
          </option>
        ))}
      </select>
      {sorting ? (
        <ActionIcon
          aria-label={t('browse.sort.descending')}
          title={t('browse.sort.descending')}
          aria-pressed={sorting.isDescending}
          onClick={() => onChange({ ...sorting, isDescending: !sorting.isDescending })}
        >
          {sorting.isDescending ? <IconSortDescending {...icon} /> : <IconSortAscending {...icon} />}
        </ActionIcon>
      ) : null}
    </div>
  )
}
