import { IconLinkOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { BrowseItem } from '../../../schemas/generated/types'
import { useOrigin } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { ErrorState } from '../../ui/states'
import { kindOf, nameOf, readLink, whereOf, type MusicLink } from './musicLink'
import classes from './LinkView.module.css'

interface Props {
  /** The query string of the address, as it stands there. */
  query: string
  /** Draws the cover of an item, or its sign. */
  artOf: (item: BrowseItem, origin: string | undefined) => ReactNode
  /** Draws what can be done with it: nothing is done before somebody has pressed one of these. */
  buttonsOf: (item: BrowseItem) => ReactNode
}

/** The item that a link is of, as browse would list it. */
function itemOf(link: MusicLink): BrowseItem {
  const { uri, type, service, artist, albumart } = link
  const types = { playlist: 'playlist', station: 'webradio', song: 'song' } as const
  const kind = kindOf(link)
  const named = kind === 'playlist' || kind === 'station' || kind === 'song' ? types[kind] : 'folder'
  return {
    uri,
    title: nameOf(link),
    type: type ?? named,
    ...(service !== undefined && { service }),
    ...(artist !== undefined && { artist }),
    ...(albumart !== undefined && { albumart }),
  }
}

/**
 * What a link leads to: what it is, and what can be done with it. It comes from anybody, so that nothing of
 * it is asked of the player, or played, before somebody has pressed a button, however often it is loaded.
 */
export function LinkView({ query, artOf, buttonsOf }: Props) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const read = readLink(query)
  if ('fault' in read)
    return (
      <section className={classes.screen} aria-label={t('links.screen')}>
        <ErrorState icon={IconLinkOff} title={t('links.refusedTitle')}>
          {t(`links.refused.${read.fault}`)} {t('links.nothingDone')}
        </ErrorState>
      </section>
    )
  const { link } = read
  const item = itemOf(link)
  const where = whereOf(link)
  return (
    <section className={classes.screen} aria-label={t('links.screen')}>
      <div className={classes.card}>
        <div className={classes.art} data-round={kindOf(link) === 'artist' || undefined}>
          {artOf(item, origin)}
        </div>
        <div className={classes.words}>
          <p className={classes.kind}>{t(`links.kind.${kindOf(link)}`)}</p>
          <h1 className={classes.title}>{nameOf(link)}</h1>
          {link.artist ? <p className={classes.by}>{link.artist}</p> : null}
          {where ? <p className={classes.where}>{where}</p> : null}
          <div className={classes.buttons}>{buttonsOf(item)}</div>
          <p className={classes.note}>{t('links.note')}</p>
        </div>
      </div>
    </section>
  )
}
