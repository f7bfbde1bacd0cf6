import { IconPlayerPlayFilled, type Icon } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import classes from './PlayCard.module.css'

interface Props {
  name: string
  icon: Icon
  disabled: boolean
  onPlay: () => void
}

/** Music that a press plays. */
export function PlayCard({ name, icon: Kind, disabled, onPlay }: Props) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={classes.card}
      disabled={disabled}
      aria-label={t('home.play', { name })}
      onClick={onPlay}
    >
      <span className={classes.tile}>
        <Kind size={24} stroke={1.5} aria-hidden />
      </span>
      <span className={classes.name}>{name}</span>
      <IconPlayerPlayFilled className={classes.play} size={18} aria-hidden />
    </button>
  )
}
