import 'virtual:texts/lyrics'
import { Switch } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useTellForgotten } from '../../../ui/useTellForgotten'
import classes from './LyricsServiceChoice.module.css'
import { useLyricsService } from './lyricsService'

/** Allows this browser to ask the public service, and says what that is told; nothing without one. */
export function LyricsServiceChoice() {
  const { t } = useTranslation()
  const { address, host, isAllowed, allow } = useLyricsService()
  const tellForgotten = useTellForgotten()
  const id = useId()
  if (address === undefined) return null
  return (
    <div className={classes.row}>
      <label className={classes.words} htmlFor={id}>
        <span>{t('lyrics.service.label')}</span>
        <span id={`${id}-note`} className={classes.note}>
          {t('lyrics.service.note', { host })}
        </span>
      </label>
      <Switch
        id={id}
        size="md"
        aria-label={t('lyrics.service.label')}
        aria-describedby={`${id}-note`}
        checked={isAllowed}
        onChange={(event) => {
          allow(event.currentTarget.checked)
          tellForgotten()
        }}
      />
    </div>
  )
}
