import { Loader } from '@mantine/core'
import { useTranslation } from '../../i18n/TranslationProvider'
import { ActionRow } from '../../ui/rows/ActionRow'
import { storyIcons, type StoryKind, useStoryModal } from './StoryModal'
import { type MetadataQuestion, useNowPlaying } from '../../device'

interface StoryButtonProps {
  kind: StoryKind
  /** What it is about, as the player names it. */
  name: string
  question: MetadataQuestion
  onOpened: (() => void) | undefined
}

/**
 * An entry of a sheet that opens a story or credits; says so and rests where nothing was found [D2.4-13 D4-36
 * D8-7].
 */
function StoryButton({ kind, name, question, onOpened }: StoryButtonProps) {
  const { t } = useTranslation()
  const { phase, press } = useStoryModal({ kind, name, question, onOpened })
  const Icon = storyIcons[kind]
  return (
    <ActionRow
      icon={<Icon size={22} stroke={1.6} aria-hidden />}
      label={t(`metadata.${kind}`)}
      note={phase === 'error' ? t('metadata.notFound') : undefined}
      aside={phase === 'loading' ? <Loader size={18} aria-label={t('metadata.loading')} role="img" /> : null}
      disabled={phase === 'error'}
      isBusy={phase === 'loading'}
      onPress={press}
    />
  )
}

interface StoryButtonsProps {
  /** The track sheet has no story of the track itself [D2.4-12 D2.4-13]. */
  hasTrackStory?: boolean
  /** A window has opened for one of them: a menu makes room for it. */
  onOpened?: () => void
}

/** Stories and credits of what plays, those that it has the names for [D2.4-12 D2.4-13]. */
export function StoryButtons({ hasTrackStory = false, onOpened }: StoryButtonsProps) {
  const names = useNowPlaying(({ artist, album, title }) => ({ artist, album, track: title }))
  if (!names) return null
  const { artist, album, track } = names
  const told = { onOpened }
  return (
    <>
      {artist ? (
        <StoryButton kind="artist" name={artist} question={{ mode: 'storyArtist', artist }} {...told} />
      ) : null}
      {album ? (
        <StoryButton kind="album" name={album} question={{ mode: 'storyAlbum', artist, album }} {...told} />
      ) : null}
      {track && hasTrackStory ? (
        <StoryButton kind="track" name={track} question={{ mode: 'storyTrack', artist, track }} {...told} />
      ) : null}
      {album ? (
        <StoryButton
          kind="credits"
          name={album}
          question={{ mode: 'creditsAlbum', artist, album }}
          {...told}
        />
      ) : null}
    </>
  )
}
