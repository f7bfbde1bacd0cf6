import { Title } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useContext, useId } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { ColorSchemeChoice } from '../features/appearance'
import { LanguageChoice } from '../features/language'
import { MenuList, MenuWaiting, useMenu } from '../features/menu'
import { AccountSeamContext } from '../ui/account/AccountSeamContext'
import { UserCard } from '../ui/account/UserCard'
import { EmptyState } from '../ui/EmptyState'
import { AboutSection } from './AboutSection'
import classes from './SettingsScreen.module.css'

/** The settings: the entries that the device offers [D2.2-11 D2.9-6], what this browser keeps for itself, and what the product is. */
export const SettingsScreen = () => {
  const { t } = useTranslation()
  const { settings, isKnown, press } = useMenu()
  const isFolded = useContext(AccountSeamContext).cardFold?.isFolded
  const panelTitle = useId()
  return (
    <div className={classes.screen}>
      <Title order={1}>{t('menu.settings')}</Title>
      <div className={classes.card} data-folded={isFolded || undefined}>
        <UserCard place="settings" />
      </div>
      {isKnown ? null : <MenuWaiting />}
      {isKnown && settings.length === 0 ? (
        <EmptyState
          icon={<IconAdjustmentsHorizontal size={40} stroke={1.25} aria-hidden />}
          title={t('menu.empty')}
        >
          {t('menu.emptyMessage')}
        </EmptyState>
      ) : null}
      {settings.length > 0 ? <MenuList entries={settings} onPress={press} variant="rows" /> : null}
      <section className={classes.panel} aria-labelledby={panelTitle}>
        <Title order={2} id={panelTitle}>
          {t('menu.panel')}
        </Title>
        <div className={classes.rows}>
          <div className={classes.row}>
            <span>{t('colorScheme.label')}</span>
            <ColorSchemeChoice />
          </div>
          <div className={classes.row}>
            <span>{t('language.label')}</span>
            <LanguageChoice />
          </div>
        </div>
      </section>
      <AboutSection />
    </div>
  )
}
