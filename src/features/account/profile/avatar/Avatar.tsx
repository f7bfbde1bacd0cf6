import { useState } from 'react'
import { parseSafeAddress } from '../../../../ui/safeAddress'
import classes from './Avatar.module.css'

interface Props {
  /** The user's picture; only http and https are ever fetched. */
  photoUrl: string | undefined
  /** Stands in the place of the user's own picture, e.g. one that is on its way to the cloud. */
  override?: string | undefined
  /** Names to take the letter from: the first name, then the e-mail. */
  names: readonly (string | undefined)[]
  /** Width and height in px. */
  size?: number
}

/** First letter of a name as people count letters. */
const letterOf = (names: Props['names']): string => {
  const name = names.map((one) => one?.trim() ?? '').find((one) => one !== '') ?? '?'
  return (Array.from(name)[0] ?? '?').toLocaleUpperCase()
}

/** The picture of a user, or a round letter where there is none or it cannot be had [A2.5-3]. Decorative: the name stands beside it. */
export const Avatar = ({ photoUrl, override, names, size = 96 }: Props) => {
  const safe = parseSafeAddress(photoUrl)
  const address = override ?? (safe.ok ? safe.href : undefined)
  const [broken, setBroken] = useState<string>()
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      data-letter={address === undefined || address === broken || undefined}
      aria-hidden
    >
      {address === undefined || address === broken ? (
        letterOf(names)
      ) : (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  )
}
