import { hosted } from '../../../base'
import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { BrowseSource } from '../../../../schemas/generated/types'
import { useOrigin } from '../../../device'
import { useUiTheme } from '../../../theme/uiTheme/UiTheme'
import { onPlainPress } from '../../../ui/navigation/PanelLink'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { addressOf } from '../place/place'
import { opensOf, requestOfSource, SourceArt, sourceAt, useSources } from './sources'
import classes from './SourceStrip.module.css'

interface Props {
  /** Address of the place within the panel. */
  address: string
  /** Its address within the library; '' where it is none. */
  uri: string
  /** Where the way to it began, within the library. */
  root: string | undefined
  onOpen: (source: BrowseSource) => void
}

/** Elsewhere all of them are one press away, and the room belongs to the music. */
const roomy = '(min-width: 62em) and (min-height: 600px)'

function Strip({ address, uri, root, onOpen }: Props) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const { sources } = useSources()
  const list = useRef<HTMLUListElement>(null)
  const shown = sources.filter((source) => opensOf(source) === 'page' && !source.static)
  // What is told while somebody looks at a place moves nothing there: it comes with the next one.
  const [{ isShown, ...stands }, setStands] = useState({ address, isShown: shown.length > 0 })
  if (stands.address !== address) setStands({ address, isShown: shown.length > 0 })
  const current = sourceAt(shown, { root, uri })
  const position = current && shown.indexOf(current)
  useLayoutEffect(() => {
    const item = position === undefined || !isShown ? undefined : list.current?.children[position]
    if (!list.current || !(item instanceof HTMLElement)) return
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2
  }, [position, isShown])
  if (!isShown || shown.length === 0) return null
  return (
    <nav aria-label={t('browseSources.label')}>
      <ul className={classes.strip} ref={list}>
        {shown.map((source, place) => {
          const href = addressOf({ kind: 'page', request: requestOfSource(source) })
          return (
            <li key={`${place} ${source.uri}`} className={classes.item}>
              <a
                className={classes.source}
                href={hosted(href)}
                aria-current={source === current ? (href === address ? 'page' : 'true') : undefined}
                onClick={onPlainPress(() => onOpen(source))}
              >
                <SourceArt isSmall albumart={source.albumart} icon={source.icon} origin={origin} />
                <span className={classes.name}>{source.name?.trim() || t('browseSources.unnamed')}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/**
 * The sources as a strip, from one to another without going home, where a screen has the room [D2.6-1] and
 * the theme has no menu at its side that bears them.
 */
export function SourceStrip(props: Props) {
  const hasRoom = useMediaQuery(roomy, undefined, { getInitialValueInEffect: false })
  const { isKiosk } = usePanelSituation()
  const { hasRail } = useUiTheme()
  return hasRoom && !isKiosk && !hasRail ? <Strip {...props} /> : null
}
