import type { UserRecord } from '../../../../../schemas/generated/types'

/** Whether a record shows a picture that was uploaded to our storage [A7.2-5], not one of a social provider or none. */
export const hasUpload = (record: UserRecord | undefined, uid: string): boolean =>
  [record?.photoUrl, record?.photoURL].some((address) =>
    address?.includes(encodeURIComponent(`userAvatars/${uid}`)),
  )
