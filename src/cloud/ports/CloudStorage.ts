/** File storage [A7.2-5]. */
export interface CloudStorage {
  /**
   * Uploads the avatar of a user and resolves with its download URL. `onProgress` gets shares from 0 to 1. Rejects with a
   * `CloudProblem`, `cloud/aborted` after `signal`.
   */
  uploadAvatar: (
    uid: string,
    file: Blob,
    onProgress?: (share: number) => void,
    signal?: AbortSignal,
  ) => Promise<string>
  /** Resolves, too, where there is none. */
  deleteAvatar: (uid: string) => Promise<void>
}
