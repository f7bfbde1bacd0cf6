import { StoryButtons } from '../../features/metadata'
import { NowPlayingInfoModal } from '../../features/playback'
import type { FeatureModal } from '../../ui/modal/PanelModals'

/** What is known of what plays [D2.4-13]. */
export const NowPlayingInfo: FeatureModal = (props) => (
  <NowPlayingInfoModal {...props} stories={<StoryButtons hasTrackStory />} />
)
