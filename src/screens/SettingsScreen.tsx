import { Title } from '@mantine/core'
import { useContext, useId } from 'react'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from '../i18n/TranslationProvider'
import { useAsk, useTopic } from '../device'
import { MenuList, useMenu, type MenuEntry, MenuWaiting } from '../features/menu'
import { AccountSlotsContext, UserCard } from '../ui/account/AccountSlotsContext'
import { useBrand } from '../ui/brand/BrandContext'
import { usePanelSituation } from '../ui/panel/PanelSituationContext'
import classes from './SettingsScreen.module.css'
import { ColorSchemeChoice } from '../features/appearance'
import { LanguageChoice } from '../features/language/language'
import { Extra } from '../ui/Boundary'
import { later } from '../ui/later'
import { EmptyState } from '../ui/states'

/** A switch, which what plays has no use for. */
const LyricsServiceChoice = later(
  async () => (await import('../features/lyrics/service/LyricsServiceChoice')).LyricsServiceChoice,
)

const entry = (id: string, name: string, action: MenuEntry['action']): MenuEntry => ({
  key: id,
  id,
  name,
  action,
})

const credits = '/static-page/credits'

const modal = (name: string): MenuEntry['action'] => ({ kind: 'modal', name, size: 'sm' })

/**
 * What there is to know of the product and to have of the brand, whatever the device's menu offers: about and
 * credits [D1-17] where the menu has no way there, help and privacy, donations and wallets [D2.13-14], the
 * streaming services of its premium plan [A2.4-24], and whether use is counted.
 */
export const AboutSection = () => {
  const { t } = useTranslation()
  const { press, settings } = useMenu()
  const { productName, links, donation, cryptoDonations = [], scripts } = useBrand()
  const { isKiosk } = usePanelSituation()
  const { streaming } = useContext(AccountSlotsContext)
  const title = useId()
  const outside = (id: string, name: string): MenuEntry[] => {
    const href = links[id]
    return href === undefined || isKiosk ? [] : [entry(id, name, { kind: 'openWindow', href })]
  }
  const hasCredits = settings.some(({ action }) => action.kind === 'goto' && action.path === credits)
  const entries: MenuEntry[] = [
    ...(hasCredits ? [] : [entry('about', t('menu.about'), { kind: 'goto', path: credits })]),
    ...outside('help', t('menu.help')),
    ...outside('privacy', t('menu.privacy')),
    ...(streaming ?? []).map(({ title: service, path }) => ({
      ...entry('streaming', t('menu.streaming', { service }), { kind: 'goto', path }),
      key: path,
    })),
    // The payment page opens in a window of its own; a wallet is a picture, which a phone reads from any
    // screen.
    ...(donation && !isKiosk ? [entry('donation', t('menu.donation'), modal('modal-donation'))] : []),
    ...(cryptoDonations.length > 0
      ? [entry('wallets', t('menu.wallets'), modal('modal-crypto-donation'))]
      : []),
  ]
  const hasStatistics = scripts?.analytics !== undefined || scripts?.pixel !== undefined
  if (entries.length === 0 && !hasStatistics) return null
  return (
    <section className={classes.panel} aria-labelledby={title}>
      <Title order={2} id={title}>
        {productName}
      </Title>
      <MenuList entries={entries} onPress={press} variant="rows" />
      {hasStatistics ? <Statistics /> : null}
    </section>
  )
}

/** Whether the use of this panel is counted, which the owner says at the player [D1-15 A7.5-5]. */
const Statistics = () => {
  const { t } = useTranslation()
  useAsk('getPrivacySettings')
  const isAllowed = useTopic('pushPrivacySettings', (settings) => settings.allowUIStatistics === true)
  return <p className={classes.note}>{t(isAllowed === true ? 'menu.counted' : 'menu.notCounted')}</p>
}

/**
 * The settings: the entries that the device offers [D2.2-11 D2.9-6], what this browser keeps for itself, and
 * what the product is.
 */
export const SettingsScreen = () => {
  const { t } = useTranslation()
  const { settings, isKnown, press } = useMenu()
  const isFolded = useContext(AccountSlotsContext).cardFold?.isFolded
  const panelTitle = useId()
  return (
    <div className={classes.screen}>
      <Title order={1}>{t('menu.settings')}</Title>
      <div className={classes.card} data-folded={isFolded || undefined}>
        <UserCard place="settings" />
      </div>
      {isKnown ? null : <MenuWaiting />}
      {isKnown && settings.length === 0 ? (
        <EmptyState icon={IconAdjustmentsHorizontal} title={t('menu.empty')}>
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
          <Extra>
            <LyricsServiceChoice />
          </Extra>
        </div>
      </section>
      <AboutSection />
    </div>
  )
}
