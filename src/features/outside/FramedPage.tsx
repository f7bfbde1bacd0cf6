import 'virtual:texts/outside'
import { useState } from 'react'
import { Button, Loader, Title } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Notice, useDelayed } from '../../ui/states'
import classes from './FramedPage.module.css'

const flags = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox']

/**
 * What a framed page may do: run, send forms and open windows, never lead the panel elsewhere. It keeps its
 * own origin, and with it its own storage, unless that is the panel's: a page of the same origin could then
 * reach into the panel.
 */
export const frameSandbox = (href: string, ownOrigin: string): string =>
  [...flags, ...(new URL(href).origin === ownOrigin ? [] : ['allow-same-origin'])].join(' ')

/**
 * How a framed page stands: `blocked` where a browser shows no page without encryption in one with it; `slow`
 * after 12 s.
 */
type FrameState = 'loading' | 'shown' | 'slow' | 'blocked'

/** A page from far away may take its time, ms. */
const timeout = 12_000

/** Follows a frame on its way to `href`; `loaded` is called when the browser says that it is done with it. */
function useFrameState(href: string): { state: FrameState; loaded: () => void } {
  const [isLoaded, setLoaded] = useState(false)
  const isBlocked = window.location.protocol === 'https:' && href.startsWith('http:')
  const isSlow = useDelayed(!isLoaded && !isBlocked, timeout)
  const state = isBlocked ? 'blocked' : isLoaded ? 'shown' : isSlow ? 'slow' : 'loading'
  return { state, loaded: () => setLoaded(true) }
}

interface Props {
  /** As the menu calls it. */
  name: string
  /** A judged address. */
  href: string
  onBack: () => void
}

/**
 * A page from elsewhere in a frame, with a way out and a way into a window of its own. A browser does not
 * tell whether a page refused to be framed, so what to do then is said beside it.
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
