import { memo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { RepeatButton, ShuffleButton } from './ModeButtons'
import { PlayButton } from './PlayButton'
import { SkipButton } from './SkipButton'
import { StepButton } from './StepButton'
import classes from './Transport.module.css'

interface Props {
  /** What plays is led in steps of 15 s [D3-6]. */
  enableSkip: boolean
}

/** The player buttons [D2.4-5 … D2.4-8]: previous, play, next, in the newer theme between shuffle and repeat. */
export const Transport = memo(function Transport({ enableSkip }: Props) {
  const { t } = useTranslation()
  const { hasModes, hasSkipsInPlace } = useUiTheme()
  const skips = enableSkip && hasSkipsInPlace
  return (
    <div className={classes.row} role="group" aria-label={t('playback.transport')}>
      {hasModes ? <ShuffleButton /> : null}
      {skips ? (
        <SkipButton direction="back" />
      ) : (
        <StepButton to="previous" className={classes.step} size={26} />
      )}
      <PlayButton className={classes.play} size={30} />
      {skips ? (
        <SkipButton direction="forward" />
      ) : (
        <StepButton to="next" className={classes.step} size={26} />
      )}
      {hasModes ? <RepeatButton /> : null}
    </div>
  )
})
