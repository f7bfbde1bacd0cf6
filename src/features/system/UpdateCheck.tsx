import { useState } from 'react'
import { Button } from '@mantine/core'
import { useCommand } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useTranslation } from '../../i18n/useTranslation'
import { Notice } from '../../ui/Notice'
import classes from './SystemVersionSection.module.css'

/** How long a player that has said that it looks may take, ms: without the internet it never says what it found. */
const looking = 30_000

/**
 * A search for updates that was asked for here: `asked` is on its way to the player, `looking` was heard by it, `silent` without a
 * word in time, `found` and `none` as it answered.
 */
type UpdateCheckPhase = 'resting' | 'asked' | 'looking' | 'silent' | 'found' | 'none'

/** Has the player look for an update. Each wait has an end, after which it can be asked again. */
export function useUpdateCheck(): { phase: UpdateCheckPhase; check: () => void } {
  const { isBusy, problem, give } = useCommand<'found' | 'none'>()
  const went = useTellRefusal()
  const [isLooking, setLooking] = useState(false)
  const [answer, setAnswer] = useState<'found' | 'none'>()
  const check = () => {
    setLooking(false)
    setAnswer(undefined)
    give(
      { event: 'updateCheck' },
      {
        answeredBy: (device, tell, goOn) => {
          const stops = [
            device.on('updateWaitMsg', () => {
              setLooking(true)
              goOn(looking)
            }),
            device.on('updateReady', ({ updateavailable }) =>
              tell(updateavailable === true ? 'found' : 'none'),
            ),
          ]
          return () => stops.forEach((stop) => stop())
        },
      },
      setAnswer,
      went,
    )
  }
  const isUnanswered = problem !== undefined && problem.status !== 'refused'
  const ended = answer ?? (isUnanswered ? 'silent' : 'resting')
  return { phase: !isBusy ? ended : isLooking ? 'looking' : 'asked', check }
}

/** Has the player look for an update; what it finds opens the updater's modal by itself [D4-19]. */
export const UpdateCheck = () => {
  const { t } = useTranslation()
  const { phase, check } = useUpdateCheck()
  const isWaiting = phase === 'asked' || phase === 'looking'
  const isOver = phase === 'found' || phase === 'none'
  return (
    <div className={classes.check}>
      <Button variant="default" onClick={check} disabled={isWaiting}>
        {t(isWaiting ? 'system.checking' : phase === 'silent' ? 'action.tryAgain' : 'system.check')}
      </Button>
      {phase === 'silent' && (
        <div role="alert">
          <Notice kind="warning">{t('system.checkSilent')}</Notice>
        </div>
      )}
      {isOver && (
        <div role="status">
          <Notice>{t(phase === 'found' ? 'system.checkFound' : 'system.checkNone')}</Notice>
        </div>
      )}
    </div>
  )
}
