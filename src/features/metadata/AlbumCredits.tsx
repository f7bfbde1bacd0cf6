import { useTranslation } from '../../i18n/useTranslation'
import type { CreditRow } from '../../../schemas/generated/types'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { readCredits } from './readCredits'
import { StoryOpener } from './StoryOpener'
import { StorySlimButton } from './StorySlimButton'
import { useStoryGate } from './useStoryGate'

/** Whose credits they are. */
export interface Credited {
  /** What the player has told with the page [D3-18]; without any it is asked. */
  rows: readonly CreditRow[]
  artist: string
  /** '' where a song does not say from which it is. */
  album: string
  /** Title of the song that they are of, if they came with its page. */
  song?: string | undefined
}

/**
 * Opens the credits of an album [D2.6-4], those that came with its page, or those that the player is asked for [D7-29 D5-27]; for a
 * song those that came with its page, else those of its album, since players tell of albums alone.
 */
export function AlbumCredits({ rows, artist, album, song }: Credited) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const isOpen = useStoryGate()
  const told = readCredits(rows)
  if (told.length === 0 && album === '') return null
  if (told.length === 0)
    return <StoryOpener kind="credits" name={album} question={{ mode: 'creditsAlbum', artist, album }} />
  const metadata = { kind: 'credits', rows: told, isPart: false } as const
  return (
    <StorySlimButton
      kind="credits"
      label={song === undefined ? t('metadata.credits') : t('metadata.songCredits')}
      phase="idle"
      onPress={() => {
        if (isOpen())
          modals.open({ name: 'modal-story', size: 'md', params: { title: song ?? album, metadata } })
      }}
    />
  )
}
