import type { UploadProblem } from '../../../../machines/upload.machine'
import '../../../ui/upload/texts'

/** Words of what is the matter with a firmware file: the usual ones speak of pictures where the kind of a file is wrong. */
export const problemKey = (problem: UploadProblem) =>
  problem === 'type' ? 'updates.firmware.type' : (`upload.problem.${problem}` as const)
