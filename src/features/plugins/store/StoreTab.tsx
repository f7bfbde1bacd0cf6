import { memo, startTransition, useCallback, useMemo, useRef, useState } from 'react'
import { Button, NativeSelect } from '@mantine/core'
import { IconBuildingStore, IconLogin2 } from '@tabler/icons-react'
import { foldText } from '../../../ui/foldText'
import type { StoreCategory, StorePlugin, ManagedPlugin } from '../PluginParts'
import { useTranslation } from '../../../i18n/TranslationProvider'
import categoryListClasses from './CategoryList.module.css'
import type { PushInstalledPlugins } from '../../../../schemas/generated/types'
import { EmptyState, ErrorState, WaitingLines } from '../../../ui/states'
import { TextField } from '../../../ui/TextField'
import type { PluginActs } from '../usePluginActs'
import { StoreList } from './StoreList'
import classes from './StoreTab.module.css'
import { toCategories, type StoreAnswer } from './useStore'

/** Which plugins of the store are shown. */
export type StoreFilter = 'all' | 'new' | 'installed' | 'updates'

const passes: Record<StoreFilter, (plugin: StorePlugin) => boolean> = {
  all: () => true,
  new: ({ isInstalled }) => !isInstalled,
  installed: ({ isInstalled }) => isInstalled,
  updates: ({ isInstalled, canUpdate }) => isInstalled && canUpdate,
}

/**
 * The plugins to show: those of the chosen category, or of all of them while somebody looks for one by words;
 * each of the words has to be in its name, author or description. Names that begin with what is sought come
 * first.
 */
export function findPlugins(
  categories: readonly StoreCategory[],
  chosen: StoreCategory | undefined,
  sought: string,
  filter: StoreFilter,
): readonly StorePlugin[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean)
  const among = words.length > 0 ? categories.flatMap(({ plugins }) => plugins) : (chosen?.plugins ?? [])
  const found = among.filter(
    (plugin) => passes[filter](plugin) && words.every((word) => plugin.text.includes(word)),
  )
  const [first] = words
  if (first === undefined) return found
  const starts = (plugin: StorePlugin) => plugin.text.startsWith(first)
  return [...found.filter(starts), ...found.filter((plugin) => !starts(plugin))]
}

interface CategoryListProps {
  categories: readonly StoreCategory[]
  /** Key of the one that is shown; undefined while somebody looks for a plugin in all of them. */
  chosen: string | undefined
  onChoose: (key: string) => void
}

/**
 * The categories of the store: a column where there is room, else a strip that scrolls sideways [D2.12-1].
 */
const CategoryList = memo(function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
  const { t } = useTranslation()
  return (
    <nav className={categoryListClasses.categories} aria-label={t('plugins.store.categories')}>
      <ul className={categoryListClasses.list}>
        {categories.map(({ key, shownName, plugins }) => (
          <li key={key}>
            <button
              type="button"
              className={categoryListClasses.category}
              aria-current={key === chosen || undefined}
              onClick={() => onChoose(key)}
            >
              <span className={categoryListClasses.name}>{shownName || '–'}</span>
              <span className={categoryListClasses.count}>{plugins.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
})

interface StoreTabProps {
  store: StoreAnswer
  /** What the player lists as installed; undefined before it has. */
  installed: PushInstalledPlugins | undefined
  acts: PluginActs
  asked: { about: 'uninstall' | 'details'; plugin: ManagedPlugin } | undefined
}

const filters = ['all', 'new', 'installed', 'updates'] as const

/**
 * The tab 'search plugins' [D2.12-1]: categories, and the plugins of one of them or of all that are found.
 */
export function StoreTab({ store, installed, acts, asked }: StoreTabProps) {
  const { t } = useTranslation()
  const { phase, data, title, retry } = store
  const categories = useMemo(() => (data ? toCategories(data, installed) : []), [data, installed])
  const [chosenKey, setChosenKey] = useState<string>()
  // What is written the field keeps: a key draws nothing before what it finds.
  const field = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState('')
  const [filter, setFilter] = useState<StoreFilter>('all')
  const chosen = categories.find(({ key }) => key === chosenKey) ?? categories[0]
  const found = useMemo(
    () => findPlugins(categories, chosen, wanted, filter),
    [categories, chosen, wanted, filter],
  )
  const isSearching = wanted.trim() !== ''
  const clear = useCallback(() => {
    if (field.current) field.current.value = ''
    setWanted('')
  }, [])
  const choose = useCallback(
    (key: string) => {
      setChosenKey(key)
      clear()
    },
    [clear],
  )
  const showAll = () => {
    clear()
    setFilter('all')
  }

  if (phase === 'asked')
    return (
      <EmptyState
        icon={IconLogin2}
        title={t('plugins.store.askedTitle')}
        action={<Button onClick={retry}>{t('plugins.store.askAgain')}</Button>}
      >
        {t('plugins.store.asked', { title: title || t('dialog.noticeTitle') })}
      </EmptyState>
    )
  if (phase === 'silent' || phase === 'broken')
    return (
      <ErrorState title={t('plugins.store.silentTitle')} onRetry={retry}>
        {t(`plugins.store.${phase}`)}
      </ErrorState>
    )
  const isWaiting = phase === 'waiting'
  if (!isWaiting && categories.every(({ plugins }) => plugins.length === 0))
    return (
      <EmptyState icon={IconBuildingStore} title={t('plugins.store.emptyTitle')}>
        {t('plugins.store.empty')}
      </EmptyState>
    )
  return (
    <div className={classes.store}>
      <div className={classes.tools}>
        <div className={classes.find}>
          <TextField
            label={t('plugins.store.find')}
            type="search"
            ref={field}
            defaultValue={wanted}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => startTransition(() => setWanted(value))}
            onKeyDown={(event) => event.key === 'Escape' && clear()}
          />
        </div>
        <NativeSelect
          label={t('plugins.store.show')}
          // As that of the text field beside it.
          labelProps={{ fw: 500, lh: '20px', mb: 4 }}
          value={filter}
          onChange={({ currentTarget: { value } }) =>
            setFilter(filters.find((one) => one === value) ?? 'all')
          }
          data={filters.map((value) => ({ value, label: t(`plugins.store.filter.${value}`) }))}
        />
      </div>
      {isWaiting ? null : (
        <CategoryList
          categories={categories}
          chosen={isSearching ? undefined : chosen?.key}
          onChoose={choose}
        />
      )}
      <section className={classes.found} aria-label={t('plugins.store.label')}>
        <p className={classes.note} role="status">
          {isWaiting
            ? t('plugins.store.waiting')
            : found.length > 0
              ? t('plugins.store.found', { count: found.length })
              : ''}
        </p>
        {isWaiting ? <WaitingLines height={112} count={4} /> : null}
        {!isSearching && chosen?.description ? <p className={classes.about}>{chosen.description}</p> : null}
        {isWaiting || found.length > 0 ? (
          // It stands ready while the player fetches its list, so that the first of them are drawn as soon as
          // they come.
          <StoreList
            key={isSearching ? 'found' : chosen?.key}
            plugins={found}
            acts={acts}
            asked={asked}
            showsCategory={isSearching}
            layout={`${isSearching} ${chosen?.key} ${found.length}`}
          />
        ) : isSearching || filter !== 'all' ? (
          <EmptyState
            title={t('plugins.store.foundNoneTitle')}
            action={
              <Button variant="default" onClick={showAll}>
                {t('plugins.store.showAll')}
              </Button>
            }
          >
            {t('plugins.store.foundNone')}
          </EmptyState>
        ) : (
          <p className={classes.note}>{t('plugins.store.categoryEmpty')}</p>
        )}
      </section>
    </div>
  )
}
