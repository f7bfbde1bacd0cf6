import type { UploadOutcome, UploadProblem } from '../../../../../machines/upload.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { toFault } from '../toFault'
import { hasUpload } from './hasUpload'

const problems: Readonly<Record<string, UploadProblem>> = {
  'cloud/aborted': 'cancelled',
  'cloud/unreachable': 'unreachable',
  'cloud/timeout': 'timeout',
}

type Parts = Pick<Cloud, 'storage' | 'records'>

/** Takes an upload out again that no record names, because it would outlive the account; it tells nobody when it cannot. */
const dropOrphan = async ({ storage, records }: Parts, uid: string): Promise<void> => {
  try {
    // What was there before lay at the same place, and a write without an answer may have arrived.
    if (!hasUpload(await records.readUser(uid), uid)) await storage.deleteAvatar(uid)
  } catch {
    // The failure that led here is what the user is told.
  }
}

/** Uploads a user's picture and notes in the record where it is [A4.12-2]; where that fails, nothing is left behind. `moved` gets 0-100. */
export const sendAvatar = async (
  cloud: Parts,
  { uid, file, moved }: { uid: string; file: File; moved: (percent: number) => void },
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  let isThere = false
  try {
    const photoUrl = await cloud.storage.uploadAvatar(uid, file, (share) => moved(share * 100), signal)
    isThere = true
    await cloud.records.updateUser(uid, { photoUrl })
    return { status: 'done', answer: photoUrl }
  } catch (error) {
    if (isThere) await dropOrphan(cloud, uid)
    return { status: 'failed', problem: problems[toFault(error).code] ?? 'refused' }
  }
}
