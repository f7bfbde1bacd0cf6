import { useTranslation } from '../../../i18n/useTranslation'
import type { BrowseSource } from '../../../../schemas/generated/types'
import { isOfTheBrowser } from '../../../ui/navigation/isOfTheBrowser'
import { addressOf } from '../place/addressOf'
import { opensOf } from './opensOf'
import { requestOfSource } from './requestOfSource'
import { SourceArt } from './SourceArt'
import classes from './SourceItem.module.css'

interface Props {
  source: BrowseSource
  /** It is what plays, or the input that is on. */
  isActive: boolean
  origin: string | undefined
  onOpen: (source: BrowseSource) => void
  /** Its menu is wanted. */
  onMore: (source: BrowseSource) => void
}

const dots = (
  <svg className={classes.dots} viewBox="0 0 24 24" aria-hidden>
    <path d="M5 12v.01M12 12v.01M19 12v.01" />
  </svg>
)

/** One source: a press opens it, and its menu has what the player offers for it [D2.6-1 D3-21]. */
export function SourceItem({ source, isActive, origin, onOpen, onMore }: Props) {
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
          href={addressOf({ kind: 'page', request: requestOfSource(source) })}
          onClick={(event) => {
            if (isOfTheBrowser(event)) return
            event.preventDefault()
            onOpen(source)
          }}
        >
          {content}
        </a>
      ) : (
        <button
          type="button"
          className={classes.main}
          disabled={opens === 'nothing'}
          {...(isStatic && { 'aria-pressed': isActive })}
          {...(opens === 'menu' && { 'aria-haspopup': 'dialog' as const })}
          onClick={() => (opens === 'menu' ? onMore(source) : onOpen(source))}
        >
          {content}
        </button>
      )}
      {menuItems.length > 0 ? (
        <button
          type="button"
          className={classes.more}
          aria-label={t('browseSources.more', { name: shownName })}
          aria-haspopup="dialog"
          onClick={() => onMore(source)}
        >
          {dots}
        </button>
      ) : null}
    </li>
  )
}
