import { Button, Loader, Title } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { Notice } from '../../ui/Notice'
import classes from './FramedPage.module.css'
import { frameSandbox } from './frameSandbox'
import { useFrameState } from './useFrameState'

interface Props {
  /** As the menu calls it. */
  name: string
  /** A judged address. */
  href: string
  onBack: () => void
}

/**
 * A page from elsewhere in a frame, with a way out and a way into a window of its own. A browser does not tell whether a page refused
 * to be framed, so what to do then is said beside it.
 */
export function FramedPage({ name, href, onBack }: Props) {
  const { t } = useTranslation()
  const { state, loaded } = useFrameState(href)
  return (
    <section className={classes.screen} aria-label={name}>
      <div className={classes.head}>
        <Button variant="subtle" leftSection={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
          {t('action.back')}
        </Button>
        <Title order={1} className={classes.title}>
          {name}
        </Title>
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          rightSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('outside.newWindow')}
        </Button>
      </div>
      <div role="status">
        {state === 'slow' || state === 'blocked' ? (
          <Notice kind="warning">{t(`outside.${state}`)}</Notice>
        ) : null}
      </div>
      {state === 'blocked' ? null : (
        <div className={classes.place}>
          {state === 'loading' || state === 'slow' ? (
            <Loader className={classes.loader} role="img" aria-label={t('outside.loading')} />
          ) : null}
          <iframe
            className={classes.frame}
            src={href}
            title={name}
            sandbox={frameSandbox(href, window.location.origin)}
            referrerPolicy="no-referrer"
            data-state={state}
            onLoad={loaded}
          />
        </div>
      )}
      <p className={classes.note}>
        {t('outside.from', { host: new URL(href).host })} {t('outside.empty')}
      </p>
    </section>
  )
}
