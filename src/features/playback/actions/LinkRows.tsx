import { IconBrandX, IconDisc, IconMicrophone2, IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { type TrackSheet, useBrowse } from './TrackSheet'

interface LinkRowsProps {
  sheet: TrackSheet
  /** Called after whichever was chosen. */
  onDone: () => void
}

const look = { size: 22, stroke: 1.6, 'aria-hidden': true }

/** The ways that lead away from what plays: artist, album, sharing [D2.4-12 D2.4-13]. */
export function LinkRows({ sheet: { goToArtist, goToAlbum, search, share }, onDone }: LinkRowsProps) {
  const { t } = useTranslation()
  const leave = (action: () => void) => () => {
    onDone()
    action()
  }
  return (
    <>
      {search ? (
        <ActionRow
          icon={<IconSearch {...look} />}
          label={t('playback.actions.search')}
          onPress={leave(search)}
        />
      ) : null}
      {goToArtist ? (
        <ActionRow
          icon={<IconMicrophone2 {...look} />}
          label={t('playback.actions.artist')}
          onPress={leave(goToArtist)}
        />
      ) : null}
      {goToAlbum ? (
        <ActionRow
          icon={<IconDisc {...look} />}
          label={t('playback.actions.album')}
          onPress={leave(goToAlbum)}
        />
      ) : null}
      {share ? (
        <ActionRow
          icon={<IconBrandX {...look} />}
          label={t('playback.actions.share')}
          onPress={leave(share)}
        />
      ) : null}
    </>
  )
}

interface BrowseRowsProps {
  artist: string
  album: string
  /** Called after whichever was chosen. */
  onDone: () => void
}

/** The ways from a track to its artist and album, for the sheets of other features. */
export function BrowseRows({ artist, album, onDone }: BrowseRowsProps) {
  const linksOf = useBrowse()
  return <LinkRows sheet={linksOf({ artist, album })} onDone={onDone} />
}
