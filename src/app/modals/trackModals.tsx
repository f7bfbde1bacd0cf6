import { StoryButtons } from '../../features/metadata'
import { NowPlayingInfoModal, TrackActionsModal } from '../../features/playback'
import type { FeatureModal } from '../../ui/modal/PanelModals'

/** The actions of what plays, with its stories and credits [D2.4-12]. */
export const TrackActions: FeatureModal = (props) => (
  <TrackActionsModal {...props} stories={<StoryButtons />} />
)

/** What is known of what plays [D2.4-13]. */
export const NowPlayingInfo: FeatureModal = (props) => (
  <NowPlayingInfoModal {...props} stories={<StoryButtons hasTrackStory />} />
)
