import { later } from '../ui/later'
import { Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '../i18n/TranslationProvider'
import { useMenu } from '../features/menu'
import { StaticPageView } from '../ui/staticPage/StaticPageView'
import { WaitingLines } from '../ui/states'
import classes from './StaticPageScreen.module.css'

const Credits = later(async () => (await import('../features/credits/Credits')).Credits)

const pageOf = (name: string) => <StaticPageView pageName={name} />

/**
 * A page of HTML that the theme brings along [D2.2-12 D2.16-2], titled as the menu entry that leads to it.
 */
export const StaticPageScreen = () => {
  const { pageName } = useParams({ from: '/static-page/$pageName' })
  const { t } = useTranslation()
  const { main, settings } = useMenu()
  const path = `/static-page/${encodeURIComponent(pageName)}`
  const entry = [...main, ...settings].find(({ action }) => action.kind === 'goto' && action.path === path)
  return (
    <div className={classes.screen}>
      <Title order={1}>{entry?.name || (pageName === 'credits' ? t('menu.about') : pageName)}</Title>
      <article className={classes.page}>
        <StaticPageView pageName={pageName} />
        {pageName === 'credits' ? (
          <Suspense fallback={<WaitingLines count={4} />}>
            <Credits pageOf={pageOf} />
          </Suspense>
        ) : null}
      </article>
    </div>
  )
}
