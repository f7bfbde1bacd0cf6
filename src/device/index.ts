export { ask, byNothing, byPush, hear, type Answering } from './ask'
export { useCommand } from './useCommand'
export { playItemsRequest } from './playItemsRequest'
export type { Device, SendOutcome, WireEntry } from './Device'
export { DeviceProvider } from './DeviceContext'
export { parseAddress } from './discovery/parseAddress'
export { favouritesOf, favouriteUri } from './nowPlaying/favourites'
export { ownInputOf, type Input, type NowPlaying, type OwnInput, type Sound } from './nowPlaying/NowPlaying'
export { nowPlayingOf, type NowPlayingStore, type PlaybackCommand } from './nowPlaying/nowPlayingStore'
export {
  useElapsed,
  useElapsedClock,
  useIsLocked,
  useNowPlaying,
  useNowPlayingAnswer,
  useNowPlayingStore,
} from './nowPlaying/useNowPlaying'
export { checkPicture, pictureTypes } from './upload/checkPicture'
export { fitPicture, pictureLimits } from './upload/fitPicture'
export { uploadFile } from './upload/uploadFile'
export type { UploadOutcome } from './upload/UploadOutcome'
export { isTrueSuccess } from './truth/claims'
export { hearFavourite } from './truth/hearFavourite'
export { hearResult, sendForTruth } from './truth/sendForTruth'
export type { Hearing, Truth } from './truth/Truth'
export { isSecretKey } from './record/secretKeys'
export { useAnswer, type AnswerPhase } from './useAnswer'
export { useSilence } from './useSilence'
export { useWishes } from './useWishes'
export { onePerPlayer } from './onePerPlayer'
export { keepSaves, saveQueue, sendSave } from './saveQueue'
export { playlistNameProblem } from './playlistNameProblem'
export { isStarting } from './isStarting'
export { useAsk } from './useAsk'
export { useDevice } from './useDevice'
export { useOrigin } from './useOrigin'
export { usePending } from './usePending'
export { useTopic } from './useTopic'
