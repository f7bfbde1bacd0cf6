import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useToasts } from '../../ui/toasts/useToasts'
import { useConnection, useConnectionActor } from '../ConnectionContext'
import { paths } from '../paths'

/** Places that only the player before knew lead to where one comes from to such. */
const shelterOf = (path: string): string | undefined => {
  if (path === paths.browse || path === paths.search) return paths.browse
  return /^\/(plugin|static-page)\//.test(path) ? paths.settings : undefined
}

/** Tells what became of a switch to another player, and leaves places that only the player before knew. */
export const useSwitchNews = (): void => {
  const { t } = useTranslation()
  const router = useRouter()
  const toasts = useToasts()
  const actor = useConnectionActor()
  const hasNews = useConnection().context.news !== undefined
  useEffect(() => {
    // Read anew: who has told it has taken it away.
    const { news: latest, guest } = actor.getSnapshot().context
    if (!hasNews || !latest) return
    actor.send({ type: 'news.told' })
    const name = latest.name || t('connection.switch.nameless')
    if (latest.outcome === 'switched') {
      const shelter = shelterOf(router.state.location.pathname)
      if (shelter !== undefined)
        router.history.replace(
          shelter,
          shelter === paths.browse ? { browse: { trail: [], isHome: true } } : {},
        )
      toasts.show({ kind: 'success', title: t('connection.switch.arrived', { name }) })
      return
    }
    toasts.show({
      kind: 'error',
      title: t(`connection.switch.${latest.outcome}`, { name }),
      message: guest
        ? t('connection.switch.stillAway', { name: guest.name })
        : t('connection.switch.stillHome'),
      isSticky: true,
    })
  }, [hasNews, actor, router, toasts, t])
}
