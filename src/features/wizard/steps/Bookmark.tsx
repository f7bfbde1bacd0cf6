import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import classes from './Bookmark.module.css'

/** No browser lets a page set a bookmark, so it says how its user does: by a key [D8-20], or by the menu of a phone. */
export const Bookmark = () => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const explain = () => {
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    const key = navigator.userAgent.includes('Mac') ? 'Cmd' : 'Ctrl'
    void dialogs.info({
      title: t('wizard.bookmark.title'),
      message: isTouched ? t('wizard.bookmark.byMenu') : t('wizard.bookmark.byKey', { key }),
    })
  }
  return (
    <section className={classes.row}>
      <div className={classes.words}>
        <h2 className={classes.title}>{t('wizard.bookmark.title')}</h2>
        <p className={classes.message}>{t('wizard.bookmark.message')}</p>
      </div>
      <Button
        variant="default"
        leftSection={<IconBookmark size={20} stroke={1.5} aria-hidden />}
        onClick={explain}
      >
        {t('wizard.bookmark.button')}
      </Button>
    </section>
  )
}
