import 'virtual:texts/browseSources'
import { hosted } from '../../../base'
import { Loader } from '@mantine/core'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { BrowseSource } from '../../../../schemas/generated/types'
import { useNowPlaying, useOrigin } from '../../../device'
import { onPlainPress } from '../../../ui/navigation/PanelLink'
import { addressOf } from '../place/place'
import { opensOf, requestOfSource, SourceArt, sourceAt, useActiveInput, useSources } from './sources'
import classes from './SourceRail.module.css'

interface Props {
  /** The address on screen, with its query string. */
  address: string
  /** Addresses of sources that stand in a section of their own [D2.9-8]. */
  premium: readonly string[]
  onOpen: (address: string) => void
}

/** [D9-14] */
const library = 'music-library'

const uriIn = (address: string) =>
  address.startsWith('/browse?') ? (new URLSearchParams(address.slice(8)).get('uri') ?? '') : ''

/**
 * The sources in the main menu of the newer theme [D2.9-12]: each with its name, a mark where it is active or
 * somebody is in it, a radio button where it is switched rather than opened, and a turning sign beside the
 * library while that is read. Nothing before the player has told them.
 */
export function SourceRail({ address, premium, onOpen }: Props) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const activeInput = useActiveInput()
  const isUpdating = useNowPlaying(({ isScanning }) => isScanning) ?? false
  const { sources } = useSources()
  const shown = sources.filter((source) => opensOf(source) === 'page')
  const current = sourceAt(
    shown.filter((source) => !source.static),
    { root: undefined, uri: uriIn(address) },
  )
  const row = (source: BrowseSource, place: number) => {
    const { name = '', uri, static: isStatic = false } = source
    const isActive = source.active === true || (activeInput !== undefined && name.trim() === activeInput)
    const href = addressOf({ kind: 'page', request: requestOfSource(source) })
    return (
      <li key={`${place} ${uri}`}>
        <a
          className={classes.source}
          href={hosted(href)}
          data-active={isActive || undefined}
          aria-current={source === current ? (href === address ? 'page' : 'true') : undefined}
          onClick={onPlainPress(() => {
            if (href !== address) onOpen(href)
          })}
        >
          <SourceArt isSmall albumart={source.albumart} icon={source.icon} origin={origin} />
          <span className={classes.name}>{name.trim() || t('browseSources.unnamed')}</span>
          {isUpdating && uri === library ? (
            <Loader size={16} role="img" aria-label={t('browseSources.updating')} />
          ) : null}
          {isStatic ? <span className={classes.radio} data-on={isActive || undefined} aria-hidden /> : null}
          {isActive ? (
            <span className={isStatic ? classes.unseen : classes.lamp}>
              <span className={classes.unseen}>{t('browseSources.active')}</span>
            </span>
          ) : null}
        </a>
      </li>
    )
  }
  const isPremium = ({ uri = '' }: BrowseSource) => premium.includes(uri)
  const own = shown.filter((source) => !isPremium(source))
  const paid = shown.filter(isPremium)
  return (
    <>
      {own.length > 0 ? (
        <ul className={classes.sources} aria-label={t('browseSources.rail')}>
          {own.map(row)}
        </ul>
      ) : null}
      {paid.length > 0 ? (
        <section className={classes.premium} aria-label={t('browseSources.premium')}>
          <h2>{t('browseSources.premium')}</h2>
          <ul className={classes.sources}>{paid.map(row)}</ul>
        </section>
      ) : null}
    </>
  )
}
