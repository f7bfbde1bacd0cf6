import classes from './MenuSwitch.module.css'

interface MenuSwitchProps {
  label: string
  isOn: boolean
  onPress: () => void
}

/** A switch as a row of the side menu. It shows what the player says, so it moves when the player has followed. */
export function MenuSwitch({ label, isOn, onPress }: MenuSwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={classes.row} onClick={onPress}>
      <span className={classes.label}>{label}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.thumb} />
      </span>
    </button>
  )
}
