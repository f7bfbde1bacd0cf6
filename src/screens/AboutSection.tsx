import { Title } from '@mantine/core'
import { useContext, useId } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { useAsk, useTopic } from '../device'
import { MenuList, useMenu, type MenuEntry } from '../features/menu'
import { AccountSeamContext } from '../ui/account/AccountSeamContext'
import { useBrand } from '../ui/brand/useBrand'
import { usePanelSituation } from '../ui/panel/PanelSituationContext'
import classes from './SettingsScreen.module.css'

const entry = (id: string, name: string, action: MenuEntry['action']): MenuEntry => ({
  key: id,
  id,
  name,
  action,
})

const credits = '/static-page/credits'

const modal = (name: string): MenuEntry['action'] => ({ kind: 'modal', name, size: 'sm' })

/**
 * What there is to know of the product and to have of the brand, whatever the device's menu offers: about and credits [D1-17] where the
 * menu has no way there, help and privacy, donations and wallets [D2.13-14], the streaming services of its premium plan [A2.4-24], and
 * whether use is counted.
 */
export const AboutSection = () => {
  const { t } = useTranslation()
  const { press, settings } = useMenu()
  const { productName, links, donation, cryptoDonations = [], scripts } = useBrand()
  const { isKiosk } = usePanelSituation()
  const { streaming } = useContext(AccountSeamContext)
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
    // The payment page opens in a window of its own; a wallet is a picture, which a phone reads from any screen.
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
