import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { Knob, type KnobKey } from '../../../ui/knob/Knob'
import { MuteButton, useVolume, volumeStep } from './VolumeControls'
import classes from './VolumeKnob.module.css'

/** Degrees from silent to loud. */
const sweep = 270

/** There is no key that goes to the loud end at once. */
const byKey = (key: KnobKey): number => {
  if (key.kind === 'end') return key.end === 'first' ? -100 : 0
  return key.by * (key.kind === 'big' ? volumeStep : 1)
}

/**
 * The volume as a knob with down, mute and up [D2.5-1 D2.5-3]. Only a drag of its handle follows the finger;
 * a press on the arc goes one step that way.
 */
export const VolumeKnob = memo(function VolumeKnob() {
  const { t } = useTranslation()
  const sound = useVolume()
  const { volume, isFixed, step, nudge } = sound
  return (
    <div className={classes.volume} role="group" aria-label={t('playback.volume')}>
      <ActionIcon
        aria-label={t('playback.quieter')}
        disabled={isFixed || volume <= 0}
        onClick={() => nudge('-')}
      >
        <IconMinus size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <div className={classes.dial}>
        <Knob
          ratio={volume / 100}
          sweep={sweep}
          label={t('playback.volume')}
          range={{ min: 0, now: volume, max: 100 }}
          valueText={sound.words}
          disabled={isFixed}
          isQuiet={sound.isQuiet}
          onGrab={sound.hold}
          onTurn={(ratio) => sound.change(Math.round(ratio * 100))}
          onLetGo={sound.release}
          onPress={(ratio) => step(ratio * 100 > volume ? volumeStep : -volumeStep)}
          onKey={(key) => step(byKey(key))}
        >
          <span className={classes.figure}>{sound.figure}</span>
          {sound.isMuted ? <span className={classes.muted}>{t('playback.muted')}</span> : null}
        </Knob>
        <div className={classes.mute}>
          <MuteButton sound={sound} />
        </div>
      </div>
      <ActionIcon
        aria-label={t('playback.louder')}
        disabled={isFixed || volume >= 100}
        onClick={() => nudge('+')}
      >
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
})
