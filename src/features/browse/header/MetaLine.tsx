import { useTranslation } from '../../../i18n/useTranslation'
import type { BrowseInfo } from '../../../../schemas/generated/types'
import { FormatIcon } from '../../../ui/format/FormatIcon'
import { formatOf } from '../../../ui/format/formatOf'
import { formatDuration } from '../items/formatDuration'
import classes from './MetaLine.module.css'
import type { HeaderMeta } from './readMeta'

interface Props {
  meta: HeaderMeta
  info: Pick<BrowseInfo, 'trackType' | 'fileFormat'>
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
}

/** Year, genre, tracks and length of a page, and the icon of its format, or its track type where that has none [D2.6-4]. */
export function MetaLine({ meta: { year, genre, count, seconds }, info, origin }: Props) {
  const { t } = useTranslation()
  const { trackType, fileFormat } = info
  const hasIcon = formatOf(trackType, fileFormat) !== undefined
  const said = [
    year,
    genre,
    count > 0 ? t('browse.header.tracks', { count }) : '',
    formatDuration(seconds),
    hasIcon ? '' : (trackType?.trim() ?? ''),
  ].filter((text) => text !== '')
  if (said.length === 0 && !hasIcon) return null
  return (
    <p className={classes.line}>
      {said.length > 0 ? <span>{said.join(' • ')}</span> : null}
      {hasIcon ? <FormatIcon trackType={trackType} fileFormat={fileFormat} origin={origin} /> : null}
    </p>
  )
}
