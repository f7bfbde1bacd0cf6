import { hosted } from '../../../base'
import { useState } from 'react'
import { IconBooks } from '@tabler/icons-react'
import { useTopic, useDevice, useOrigin } from '../../../device'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { BrowseSource } from '../../../../schemas/generated/types'
import { onPlainPress } from '../../../ui/navigation/PanelLink'
import { addressOf } from '../place/place'
import { opensOf, requestOfSource, SourceArt, useActiveInput, useSources } from './sources'
import classes from './SourceItem.module.css'
import { FontAwesomeIcon } from '../../../ui/fontAwesome/FontAwesomeIcon'
import { ActionMenu } from '../../../ui/menu/ActionMenu'
import { menuPlaceOf, type MenuPlace } from '../../../ui/menu/menuPlace'
import { ActionRow } from '../../../ui/rows/ActionRow'
import sourceListClasses from './SourceList.module.css'
import { EmptyState, ErrorState, WaitingLines } from '../../../ui/states'
import { useReportOutcome } from '../../../ui/toasts/Toast'

/** How the UI settings have sources drawn [D2.6-1]: as tiles, unless they say list. */
function useSourcesView(): 'grid' | 'list' {
  const { settings } = usePanelSituation()
  const pushed = useTopic('pushUiSettings', ({ browseSourcesView }) => browseSourcesView)
  return (pushed ?? settings.browseSourcesView)?.trim().toLowerCase() === 'list' ? 'list' : 'grid'
}

interface SourceItemProps {
  source: BrowseSource
  /** It is what plays, or the input that is on. */
  isActive: boolean
  origin: string | undefined
  onOpen: (source: BrowseSource) => void
  /** Its menu is wanted, there. */
  onMore: (source: BrowseSource, at: MenuPlace) => void
}

const dots = (
  <svg className={classes.dots} viewBox="0 0 24 24" aria-hidden>
    <path d="M5 12v.01M12 12v.01M19 12v.01" />
  </svg>
)

/** One source: a press opens it, and its menu has what the player offers for it [D2.6-1 D3-21]. */
function SourceItem({ source, isActive, origin, onOpen, onMore }: SourceItemProps) {
  const { t } = useTranslation()
  const { name = '', info, static: isStatic = false, menuItems = [] } = source
  const shownName = name.trim() || t('browseSources.unnamed')
  const opens = opensOf(source)
  const note = typeof info === 'string' ? info.trim() : ''
  const content = (
    <>
      <SourceArt albumart={source.albumart} icon={source.icon} origin={origin} />
      <span className={classes.words}>
        <span className={classes.name}>{shownName}</span>
        {note ? <span className={classes.note}>{note}</span> : null}
        {isActive ? <span className={classes.active}>{t('browseSources.active')}</span> : null}
      </span>
      {isStatic ? <span className={classes.radio} data-on={isActive || undefined} aria-hidden /> : null}
    </>
  )
  return (
    <li className={classes.item} data-active={isActive || undefined}>
      {opens === 'page' && !isStatic ? (
        <a
          className={classes.main}
          href={hosted(addressOf({ kind: 'page', request: requestOfSource(source) }))}
          onClick={onPlainPress(() => onOpen(source))}
        >
          {content}
        </a>
      ) : (
        <button
          type="button"
          className={classes.main}
          disabled={opens === 'nothing'}
          {...(isStatic && { 'aria-pressed': isActive })}
          {...(opens === 'menu' && { 'aria-haspopup': 'menu' as const })}
          onClick={(event) => (opens === 'menu' ? onMore(source, menuPlaceOf(event)) : onOpen(source))}
        >
          {content}
        </button>
      )}
      {menuItems.length > 0 ? (
        <button
          type="button"
          className={classes.more}
          aria-label={t('browseSources.more', { name: shownName })}
          aria-haspopup="menu"
          onClick={(event) => onMore(source, menuPlaceOf(event))}
        >
          {dots}
        </button>
      ) : null}
    </li>
  )
}

/** What an item of a source's menu has the panel send [D3-21]. */
interface SourceCall {
  emit: string
  payload: unknown
}

interface SourceMenuProps {
  /** Where it opens. */
  at: MenuPlace
  source: BrowseSource
  onCall: (call: SourceCall) => void
  onClose: () => void
}

/**
 * The menu of a source as the player wrote it [D2.6-1], as long as it is mounted. An item without a call
 * stays without one.
 */
function SourceMenu({ at, source, onCall, onClose }: SourceMenuProps) {
  const { t } = useTranslation()
  const { name = '', menuItems = [] } = source
  return (
    <ActionMenu place={at} title={name.trim() || t('browseSources.unnamed')} onClose={onClose}>
      {menuItems.map(({ name: word, icon, socketCall }, place) => {
        const { emit = '', payload } = socketCall ?? {}
        const isDead = emit.trim() === ''
        return (
          <ActionRow
            key={place}
            icon={<FontAwesomeIcon name={icon || 'fa fa-angle-right'} size={18} />}
            label={word?.trim() || t('browseSources.unnamedItem')}
            note={isDead ? t('browseSources.deadItem') : undefined}
            disabled={isDead}
            onPress={() => {
              onClose()
              onCall({ emit, payload })
            }}
          />
        )
      })}
    </ActionMenu>
  )
}

interface SourceListProps {
  sources: readonly BrowseSource[]
  /** As tiles or as rows [D2.6-1]. */
  view: 'grid' | 'list'
  /** Origin of the player's pictures; undefined before the first connect. */
  origin: string | undefined
  /** Title of the input that is on; it marks the source of that name [D7-16]. */
  activeInput: string | undefined
  onOpen: (source: BrowseSource) => void
  /** An item of a source's menu was pressed. */
  onCall: (call: SourceCall) => void
}

/** The roots of the library [D2.6-1 D2.6-2 D3-21]. */
function SourceList({ sources, view, origin, activeInput, onOpen, onCall }: SourceListProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<{ source: BrowseSource; at: MenuPlace }>()
  // The player may push others while it is open.
  const opened =
    wanted && sources.find(({ uri, name }) => uri === wanted.source.uri && name === wanted.source.name)
  return (
    <>
      <ul className={sourceListClasses.sources} data-view={view} aria-label={t('browseSources.label')}>
        {sources.map((source, place) => (
          <SourceItem
            key={`${place} ${source.uri}`}
            source={source}
            isActive={
              source.active === true || (activeInput !== undefined && source.name?.trim() === activeInput)
            }
            origin={origin}
            onOpen={onOpen}
            onMore={(source, at) => setWanted({ source, at })}
          />
        ))}
      </ul>
      {wanted && opened?.menuItems?.length ? (
        <SourceMenu at={wanted.at} source={opened} onCall={onCall} onClose={() => setWanted(undefined)} />
      ) : null}
    </>
  )
}

interface SourcesPanelProps {
  /** A source was pressed that has a page of its own, or is an input. */
  onOpen: (source: BrowseSource) => void
}

/**
 * The sources of the player in every state that they can be in: what browse shows while nothing else is
 * [D2.6-2].
 */
export function SourcesPanel({ onOpen }: SourcesPanelProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const origin = useOrigin()
  const reportOutcome = useReportOutcome()
  const view = useSourcesView()
  const activeInput = useActiveInput()
  const { phase, sources, retry } = useSources()
  if (phase === 'waiting') return <WaitingLines height={72} count={4} />
  if (phase !== 'ready')
    return (
      <ErrorState title={t('browseSources.noAnswerTitle')} onRetry={retry}>
        {t(`browseSources.noAnswer.${phase}`)}
      </ErrorState>
    )
  if (sources.length === 0)
    return (
      <EmptyState icon={IconBooks} title={t('browseSources.noneTitle')}>
        {t('browseSources.none')}
      </EmptyState>
    )
  return (
    <SourceList
      sources={sources}
      view={view}
      origin={origin}
      activeInput={activeInput}
      onOpen={onOpen}
      // Its author is the player [D7-13]: what the panel does not know leaves as it is.
      onCall={({ emit, payload }) => void reportOutcome(device.sendAuthored(emit, payload))}
    />
  )
}
