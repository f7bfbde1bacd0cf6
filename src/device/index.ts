export { ask, byNothing, byPush, hear, type Answering } from './ask'
export { askMetadata, type MetadataQuestion } from './askMetadata'
export {
  useWishes,
  useCommand,
  DeviceProvider,
  useDevice,
  useOrigin,
  usePending,
  useAnswer,
  type AnswerPhase,
  useSilence,
  useAsk,
  useTopic,
} from './hooks'
export { makePlaylist } from './makePlaylist'
export { isBeginning, isSameList, keyOf, withoutRepeats, type PlaylistEntry } from './playlist/entries'
export { playlistWriterOf } from './playlist/playlistWriter'
export { takeFromPlaylist, type Taken } from './playlist/takeFromPlaylist'
export { onPlaylistsWritten } from './playlist/playlistWriter'
export { createPlaylistWire } from './playlist/playlistWire'
export { findUnfinished, type Renaming, type Unfinished } from './playlist/unfinished'
export {
  finishDraft,
  makeNewPlaylist,
  renamePlaylist,
  rewritePlaylist,
  takeBackPlaylist,
  type WriterTools,
  type Written,
} from './playlist/writePlaylist'
export { playItemsRequest, saveQueue, playlistNameProblem } from './saveQueue'
export type { Device, SendOutcome, WireEntry } from './Device'
export { type FoundPlayer, originIn, parseAddress, readFoundPlayers } from './discovery/discoverHosts'
export { favouritesOf, favouriteUri } from './nowPlaying/favourites'
export { airPartsOf, withoutGuests, type AirParts } from './nowPlaying/airParts'
export { ownInputOf, type Input, type NowPlaying, type OwnInput, type Sound } from './nowPlaying/NowPlaying'
export { useEndlessPlay } from './nowPlaying/useEndlessPlay'
export { nowPlayingOf, type NowPlayingStore, type PlaybackCommand } from './nowPlaying/nowPlayingStore'
export {
  useElapsed,
  useElapsedClock,
  type ElapsedClock,
  useIsLocked,
  useNowPlaying,
  useNowPlayingAnswer,
  useNowPlayingStore,
} from './nowPlaying/useNowPlaying'
export { checkPicture, pictureTypes, fitPicture, pictureLimits } from './upload/fitPicture'
export { uploadFile } from './upload/uploadFile'
export {
  isTrueSuccess,
  hearFavourite,
  hearResult,
  hush,
  sendForTruth,
  type Hearing,
  type Truth,
} from './truth/sendForTruth'
export { queueSessionOf, type UndoEntry } from './queue/queueSessionOf'
export { stepsBack, type Removal } from './queue/Removal'
export { keepQueue, type KeptQueue, onReplaced, playedOf, type Replaced, watchQueue } from './queue/keepQueue'
export { onReplacedElsewhere, type ReplacedElsewhere } from './queue/onReplacedElsewhere'
export { putNext, putQueueBack } from './queue/queueWork'
export type { Queueable } from './queue/playNext'
export { isSecretKey } from './record/createWireRecord'
export { onePerPlayer, isStarting } from './onePerPlayer'
