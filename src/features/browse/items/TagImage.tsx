import { parseSafeAddress } from '../../../ui/safeAddress'
import classes from './TagImage.module.css'

interface Props {
  /** As the player gives it. */
  address: string
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
}

/** The picture that a service tags an item with [D2.6-8], decorative; nothing where it cannot be shown. */
export function TagImage({ address, origin }: Props) {
  const safe = parseSafeAddress(address, { base: origin })
  if (!safe.ok) return null
  return (
    <img
      key={safe.href}
      className={classes.tag}
      src={safe.href}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}
