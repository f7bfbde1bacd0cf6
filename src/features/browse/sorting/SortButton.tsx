import { ActionIcon } from '@mantine/core'
import { IconArrowsSort, IconCheck, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { ActionMenu } from '../../../ui/menu/ActionMenu'
import { menuPlaceOf, type MenuPlace } from '../../../ui/menu/menuPlace'
import { ActionRow } from '../../../ui/rows/ActionRow'
import classes from './SortButton.module.css'
import type { Sorting } from './sortOrder'
import type { SortedList } from './useSortedLists'

interface Props {
  sorted: Pick<SortedList, 'fields' | 'sorting' | 'choose'>
  /** Its menu opens: a list may be sorted in a moment. */
  onOpen: () => void
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
const named = ['title', 'artist', 'album', 'year', 'duration', 'genre', 'tracknumber'] as const

/** The order of a list: says which it is, and opens the menu of those that there are. */
export function SortButton({ sorted: { fields, sorting, choose }, onOpen }: Props) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<MenuPlace>()
  const nameOf = (field: string) => {
    const one = named.find((name) => name === field)
    return one ? t(`browse.sort.by.${one}`) : field
  }
  const orderName = !sorting
    ? t('browse.sort.own')
    : sorting.isDescending
      ? t('browse.sort.downwards', { field: nameOf(sorting.field) })
      : nameOf(sorting.field)
  const label = t('browse.sort.button', { order: orderName })
  const Icon = !sorting ? IconArrowsSort : sorting.isDescending ? IconSortDescending : IconSortAscending
  const row = (name: string, isChosen: boolean, next: Sorting | undefined) => (
    <ActionRow
      key={name}
      icon={isChosen ? <IconCheck {...icon} size={20} /> : <span className={classes.unchosen} />}
      label={name}
      isPressed={isChosen}
      onPress={() => {
        setPlace(undefined)
        choose(next)
      }}
    />
  )
  return (
    <>
      <ActionIcon
        className={classes.button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        data-sorted={sorting !== undefined || undefined}
        onClick={(event) => {
          onOpen()
          setPlace(menuPlaceOf(event))
        }}
      >
        <Icon {...icon} />
      </ActionIcon>
      {place ? (
        <ActionMenu place={place} title={t('browse.sort.label')} onClose={() => setPlace(undefined)}>
          {row(t('browse.sort.own'), !sorting, undefined)}
          {fields.map((field) =>
            row(nameOf(field), sorting?.field === field, {
              field,
              isDescending: sorting?.isDescending ?? false,
            }),
          )}
          {sorting
            ? row(t('browse.sort.descending'), sorting.isDescending, {
                ...sorting,
                isDescending: !sorting.isDescending,
              })
            : null}
        </ActionMenu>
      ) : null}
    </>
  )
}
