import { Button, VisuallyHidden } from '@mantine/core'
import { IconFolderOff, IconPlus, IconSearchOff } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import type {
  BrowseItem,
  BrowseList,
  BrowseSource,
  PushBrowseLibrary,
} from '../../../schemas/generated/types'
import { useDevice, useTopic } from '../../device'
import { EmptyState, ErrorState, NoAnswer, WaitingLines } from '../../ui/states'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import type { MenuPlace } from '../../ui/menu/menuPlace'
import { useMenus } from '../../ui/menu/useMenus'
import { useReportOutcome } from '../../ui/toasts/Toast'
import { usePanelUndo } from '../../ui/undo/PanelUndo'
import {
  Arrived,
  Breadcrumbs,
  BrowseTools,
  SelectButton,
  useGridPreference,
  useBackspace,
} from './BrowseTools'
import classes from './BrowseView.module.css'
import { isChoosable } from './items/itemActions'
import { useChoosingKeys } from '../../ui/rows/useSelection'
import type { TakeOff } from './commands/createSeveralRunner'
import { useItemCommands } from './commands/useItemCommands'
import type { HeaderParts } from './header/HeaderActions'
import { useArrivalFocus } from './navigation/useBrowseNavigation'
import { PageHead } from './PageHead'
import { albumsOf, chooseAlbum, hasSeveralAlbums } from './lists/randomAlbum'
import { isGridOf, listsOf, readyPage } from './lists/buildSections'
import { ItemMenu } from './menu/ItemMenu'
import { PageView, type ShownPage } from './PageView'
import { SearchPart } from './SearchPart'
import { useArrangement } from './session/BrowseSession'
import { requestOfSource, useActiveInput } from './sources/sources'
import { SortButton } from './sorting/SortButton'
import { useSortedLists } from './sorting/useSortedLists'
import { SourceStrip } from './sources/SourceStrip'
import { SourcesPanel } from './sources/SourcesPanel'
import { requestOf, useBrowse } from './useBrowse'

interface Props {
  /** Stories and credits, of another feature. */
  parts?: HeaderParts
  /** The ways that lead away from an item, of another feature; `onDone` is called when one is taken. */
  linksOf?: (item: BrowseItem, onDone: () => void) => ReactNode
  /** Stands above the playlists, and above the owner's stations. */
  above?: Readonly<Partial<Record<'playlists' | 'radio/myWebRadio', ReactNode>>>
  /** Takes several entries off a playlist, of another feature. */
  takeOff?: TakeOff
}

interface Opened {
  at: MenuPlace
  item: BrowseItem
  list: readonly BrowseItem[]
  index: number
}

const noParts: HeaderParts = {}
const nothing = {}

/** [D9-14] */
const ownStations = 'radio/myWebRadio'

const noLists: BrowseList[] = []

const ready: ShownPage = {
  page: readyPage,
  lists: (readyPage.navigation?.lists ?? noLists).map((list) => ({
    list,
    fields: [],
    sorting: undefined,
    choose: () => undefined,
  })),
}

const isEmpty = ({ navigation }: PushBrowseLibrary) =>
  !navigation || (navigation.lists.length === 0 && !navigation.info)
const hasNone = ({ navigation }: PushBrowseLibrary) =>
  navigation?.lists.every(({ items }) => items.length === 0) !== false

/** Choosing several items of the page of an address, which ends where another is opened. */
function useChoosingOf(address: string) {
  const [begun, setBegun] = useState<{ address: string; first: readonly BrowseItem[] }>()
  return {
    /** Those that were chosen to begin with; undefined while nobody chooses. */
    choosing: begun?.address === address ? begun.first : undefined,
    begin: (first: readonly BrowseItem[]) => setBegun({ address, first }),
    end: () => setBegun(undefined),
  }
}

/** Browse and search [D2.6]: the sources, or the page of the address. */
export function BrowseView({ parts = noParts, linksOf, above = nothing, takeOff }: Props) {
  const { t } = useTranslation()
  const device = useDevice()
  const reportOutcome = useReportOutcome()
  const { settings, isMemorySaving } = usePanelSituation()
  const method = useTopic('pushUiSettings', ({ playMethod }) => playMethod) ?? settings.playMethod
  const browse = useBrowse()
  const { place, page, phase, title, trail, navigation, session } = browse
  const [wantsGrid, setWantsGrid] = useGridPreference()
  const arrangement = useArrangement(session, navigation.address)
  const [opened, setOpened] = useState<Opened>()
  const { choosing, begin: beginChoosing, end: endChoosing } = useChoosingOf(navigation.address)
  const undo = usePanelUndo()
  const activeTitle = useActiveInput()
  useBackspace(browse.back)
  useMenus()
  const request = requestOf(place)
  const uri = place.kind === 'search' ? '' : (request?.uri ?? page?.navigation?.info?.uri ?? '')
  const type = place.kind === 'page' ? place.request.type : undefined
  const service = request?.service
  // The same while nothing of it changes: every row that is shown gets it.
  const where = useMemo(() => ({ uri, type, title, service }), [uri, type, title, service])
  const commands = useItemCommands({
    place: where,
    method,
    browse: browse.openItem,
    onChanged: browse.ask,
    onTold: (told) => session.actor.send({ type: 'page.told', page: told }),
    onUndo: undo.offer,
    takeOff,
  })
  const isHome = place.kind === 'home'
  const isSearch = place.kind === 'search'
  const isNothing = page !== undefined && isSearch && hasNone(page)
  const listed = useMemo(
    () =>
      page
        ? listsOf(page, { local: t('browse.localAlbums'), streaming: t('browse.streamingAlbums') })
        : noLists,
    [page, t],
  )
  const sorted = useSortedLists(listed, where, navigation.address)
  const shown = useMemo(
    () => (page && sorted.lists ? { page, lists: sorted.lists } : undefined),
    [page, sorted.lists],
  )
  const only = sorted.lists?.length === 1 ? sorted.lists[0] : undefined
  const isListed = shown !== undefined && !isNothing && !isEmpty(shown.page)
  const lists = page?.navigation?.lists ?? noLists
  const canBeGrid =
    !isMemorySaving && lists.some((list) => isGridOf(list, { wantsGrid: true, isSimple: false }))
  const { isFinding } = arrangement.kept
  const count = lists.reduce((sum, { items }) => sum + items.length, 0)
  const isOfAlbums = useMemo(() => hasSeveralAlbums(page?.navigation?.lists ?? []), [page])
  // Of whatever list: what is found is of several.
  const canChoose = useMemo(
    () => count > 1 && listed.some(({ items }) => items.some((item) => isChoosable(item, where))),
    [count, listed, where],
  )
  const lastAlbum = useRef<string>(undefined)
  const playRandomAlbum = () => {
    const albums = albumsOf(lists)
    const album = chooseAlbum(albums, lastAlbum.current)
    if (!album) return
    lastAlbum.current = album.uri
    commands.act('clearAndPlay', album, albums, albums.indexOf(album))
  }
  const scrolled = session.scrolls.of(navigation.address) ?? 0
  // Not where it would have to be found in, or looked at from elsewhere than its top, as soon as it comes.
  const canStandReady = phase === 'asking' && page === undefined && scrolled === 0 && !isFinding
  // Behind what is pressed: rows that nobody sees must not hold up the word that the player is asked.
  const mayStandReady = useDeferredValue(canStandReady, false)
  const { eject, rip } = page?.navigation ?? {}
  /** [D2.6-12 D4-14 D7-13] */
  const callFor = (data: unknown) => () => {
    if (reportOutcome(device.sendAuthored('callMethod', data))) navigation.goHome()
  }
  const openSource = (source: BrowseSource) => browse.openSource(requestOfSource(source))
  const more = (item: BrowseItem, list: readonly BrowseItem[], index: number, at: MenuPlace) =>
    setOpened({ item, list, index, at })
  const shownTitle = isSearch ? t('browse.resultsTitle', { value: place.value }) : title
  const news = () => {
    if (isHome) return t('browse.title')
    if (isNothing) return t('browse.nothingTitle')
    if (isListed) return t('browse.arrived', { title: shownTitle, count })
    return page ? t('browse.emptyTitle') : ''
  }
  const view = useArrivalFocus(session, navigation.address, page !== undefined || phase !== 'asking')
  useChoosingKeys(view, {
    isChoosing: choosing !== undefined,
    begin: canChoose ? () => beginChoosing([]) : undefined,
    end: endChoosing,
  })
  return (
    <section
      ref={view}
      tabIndex={-1}
      className={classes.browse}
      aria-label={isSearch ? t('browse.searchTitle') : t('browse.title')}
    >
      <Arrived address={navigation.address} isStart={session.visited.size === 0}>
        {news}
      </Arrived>
      {/* Where there is more than results to look at, the field scrolls away and the ways back stay; while
          several are chosen what is done with them stays. */}
      <div className={isSearch && place.isDedicated && !choosing ? classes.bar : undefined}>
        <SearchPart browse={browse} />
      </div>
      {isHome || (isSearch && place.isDedicated) ? null : (
        <>
          <SourceStrip
            address={navigation.address}
            uri={request?.uri ?? ''}
            root={trail[0]?.uri}
            onOpen={openSource}
          />
          {choosing ? null : (
            <div className={classes.bar}>
              <BrowseTools
                onBack={browse.back}
                grid={canBeGrid ? { isOn: wantsGrid, onToggle: () => setWantsGrid(!wantsGrid) } : undefined}
                find={
                  page && !hasNone(page)
                    ? {
                        isOn: isFinding,
                        onToggle: () => arrangement.setFinding(!isFinding),
                      }
                    : undefined
                }
                sort={
                  only && isListed && only.fields.length > 0 ? (
                    <SortButton sorted={only} onOpen={sorted.prepare} />
                  ) : undefined
                }
                onRandomAlbum={isOfAlbums ? playRandomAlbum : undefined}
                onSelect={canChoose ? () => beginChoosing([]) : undefined}
                onEject={eject?.enabled ? callFor(eject.data) : undefined}
                onRip={rip?.enabled ? callFor(rip.data) : undefined}
              >
                <Breadcrumbs
                  trail={trail}
                  onHome={navigation.goHome}
                  onBreadcrumb={navigation.goToBreadcrumb}
                />
              </BrowseTools>
            </div>
          )}
        </>
      )}
      {isSearch && !page ? (
        <VisuallyHidden>
          <h1>{t('browse.searchTitle')}</h1>
        </VisuallyHidden>
      ) : null}
      {isHome ? (
        <>
          <h1 className={classes.title}>{t('browse.title')}</h1>
          <SourcesPanel onOpen={openSource} />
        </>
      ) : null}
      {(phase === 'asking' && !page) || (page && !shown) ? <WaitingLines height={48} count={8} /> : null}
      {phase === 'silent' && page ? <NoAnswer onRetry={browse.ask}>{t('browse.old')}</NoAnswer> : null}
      {(phase === 'silent' && !page) || phase === 'broken' ? (
        <ErrorState title={t(`browse.${phase}Title`)} onRetry={browse.ask}>
          {t(`browse.${phase}`)}
        </ErrorState>
      ) : null}
      {phase === 'refused' ? (
        <ErrorState title={t('browse.refusedTitle')}>{t('browse.refused')}</ErrorState>
      ) : null}
      {isNothing ? (
        <EmptyState icon={IconSearchOff} title={t('browse.nothingTitle')}>
          {t('browse.nothing', { value: isSearch ? place.value : '' })}
        </EmptyState>
      ) : page && isEmpty(page) ? (
        <EmptyState icon={IconFolderOff} title={t('browse.emptyTitle')}>
          {t('browse.empty')}
        </EmptyState>
      ) : null}
      {isListed || (canStandReady && mayStandReady) ? (
        <PageView
          key={navigation.address}
          shown={isListed ? shown : ready}
          choosing={choosing}
          onEndChoosing={endChoosing}
          isLocked={commands.isLocked}
          isSorting={sorted.isSorting}
          onSort={sorted.prepare}
          place={where}
          activeTitle={activeTitle}
          isFavourite={commands.isFavourite}
          wantsGrid={wantsGrid}
          isSimple={isMemorySaving}
          isFinding={isFinding}
          onEndFinding={() => arrangement.setFinding(false)}
          kept={arrangement.kept}
          onArranged={arrangement.keep}
          scrolled={scrolled}
          header={
            page ? (
              <>
                <div className={classes.head}>
                  <PageHead
                    page={page}
                    sorted={sorted.lists}
                    title={shownTitle}
                    place={where}
                    parts={parts}
                    commands={commands}
                  />
                  {isSearch && place.isDedicated && canChoose && !choosing ? (
                    <SelectButton onSelect={() => beginChoosing([])} />
                  ) : null}
                </div>
                {where.uri === 'playlists' ? above.playlists : null}
                {where.uri === ownStations ? (
                  <Button
                    className={classes.add}
                    variant="default"
                    leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
                    onClick={() => commands.act('addWebRadio', {}, lists[0]?.items ?? [], 0)}
                  >
                    {t('browse.menu.addWebRadio')}
                  </Button>
                ) : null}
                {where.uri === ownStations ? above[ownStations] : null}
              </>
            ) : null
          }
          commands={{
            press: commands.press,
            pressCard: commands.pressCard,
            play: commands.play,
            heart: commands.heart,
            more,
            several: (action, items) =>
              commands.actOnSeveral(
                action,
                items,
                lists.flatMap((list) => list.items),
              ),
          }}
        />
      ) : null}
      {opened ? (
        <ItemMenu
          at={opened.at}
          item={opened.item}
          place={where}
          isFavourite={commands.isFavourite(opened.item)}
          isLocked={commands.isLocked}
          links={linksOf?.(opened.item, () => setOpened(undefined))}
          onAct={(action) => {
            setOpened(undefined)
            commands.act(action, opened.item, opened.list, opened.index)
          }}
          onSelect={
            canChoose && isChoosable(opened.item, where)
              ? () => {
                  const listed = opened.list[opened.index]
                  beginChoosing(listed ? [listed] : [])
                }
              : undefined
          }
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </section>
  )
}
