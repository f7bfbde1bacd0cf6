import type { CloudStorage } from '../ports/CloudStorage'
import { CloudProblem } from '../ports/CloudProblem'
import type { Sdk } from '../sdk/createSdk'
import { toProblem } from '../sdk/toProblem'

/** File storage on the SDK [A7.2-5], loaded at the first call. */
export const createStorage = (load: Sdk['storage']): CloudStorage => ({
  async uploadAvatar(uid, file, onProgress, signal) {
    try {
      const { storage, sdk } = await load()
      if (signal?.aborted) throw new CloudProblem('cloud/aborted')
      const place = sdk.ref(storage, `userAvatars/${uid}`)
      const task = sdk.uploadBytesResumable(place, file, { contentType: file.type })
      const cancel = () => void task.cancel()
      signal?.addEventListener('abort', cancel)
      const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
        onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
      )
      try {
        await task
      } finally {
        stop()
        signal?.removeEventListener('abort', cancel)
      }
      return await sdk.getDownloadURL(place)
    } catch (error) {
      throw toProblem(error)
    }
  },
  async deleteAvatar(uid) {
    try {
      const { storage, sdk } = await load()
      await sdk.deleteObject(sdk.ref(storage, `userAvatars/${uid}`))
    } catch (error) {
      const problem = toProblem(error)
      if (problem.code !== 'storage/object-not-found') throw problem
    }
  },
})
