import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
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
      <NativeSelect
        aria-label={t('browse.sort.label')}
        value={sorting?.field ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? undefined : { field: value, isDescending: sorting?.isDescending ?? false })
        }
        data={[
          { value: '', label: t('browse.sort.own') },
          ...[...new Set(fields)].map((field) => ({ value: field, label: nameOf(field) })),
        ]}
      />
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
