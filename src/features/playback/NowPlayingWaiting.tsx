import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useNowPlayingAnswer } from '../../device'
import { NoAnswer } from '../../ui/states'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import classes from './NowPlaying.module.css'
import waiting from './NowPlayingWaiting.module.css'

/**
 * The shape of the now-playing screen while the player has not said what it plays, after 150 ms: cover,
 * words, time, play button. A player that says nothing for 8 s is said to, and can be asked again.
 */
export function NowPlayingWaiting() {
  const { t } = useTranslation()
  const { seekControl } = useUiTheme()
  const isKnob = seekControl === 'knob'
  const { phase, retry } = useNowPlayingAnswer()
  if (phase === 'silent' || phase === 'broken')
    return (
      <div className={waiting.silent}>
        <NoAnswer phase={phase} onRetry={retry}>
          {t('playback.silent')}
        </NoAnswer>
      </div>
    )
  return (
    <div className={waiting.waiting}>
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <div className={classes.screen} data-seek={seekControl}>
        <div className={classes.art}>
          <div className={classes.artPlace}>
            <Skeleton className={waiting.cover} radius="lg" />
          </div>
        </div>
        <div className={classes.words}>
          <Skeleton height={32} width="60%" mx={isKnob ? 'auto' : 0} />
          <Skeleton height={20} width="40%" mx={isKnob ? 'auto' : 0} />
        </div>
        <div className={classes.time}>
          <Skeleton className={isKnob ? waiting.knob : waiting.line} radius={isKnob ? '50%' : 'sm'} />
        </div>
        <div className={classes.transport}>
          <Skeleton height={68} circle mx="auto" />
        </div>
      </div>
    </div>
  )
}
