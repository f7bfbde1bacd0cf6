import { later } from '../../../ui/later'
import type { TFunction } from 'i18next'
import { Button } from '@mantine/core'
import { Extra } from '../../../ui/Boundary'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import { DonationForm, useDonation } from './DonationForm'
import type { Brand, ContentItem } from '../../../../schemas/generated/types'
import { BuiltFormView, useBuiltForm, useFormValue } from '../../../renderer'
import { useWizardBrand } from '../steps'
import { copyText } from '../../../ui/copyText'
import { useToasts } from '../../../ui/toasts/Toast'
import classes from './CryptoModal.module.css'

/** A donation at any time [D2.13-13], with the amounts that stand where the player names none [D9-41]. */
export const DonationModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  return (
    <PanelModal {...frame} title={t('wizard.donation.title')}>
      <DonationForm donation={useDonation(undefined)} isTitled={false} />
    </PanelModal>
  )
}

/**
 * The currencies that a donation can be made in [D2.13-14]; Bitcoin first chosen, where there is one [D9-42].
 */
export const buildWalletForm = (
  wallets: NonNullable<Brand['cryptoDonations']>,
  t: TFunction,
): ContentItem[] => {
  const options = wallets.map(({ name, alias }) => ({ value: name, label: alias }))
  const value = options.find((option) => option.value === 'btc') ?? options[0] ?? null
  return [{ id: 'wallet', element: 'select', label: t('wizard.crypto.currency'), value, options }]
}

const QrCode = later(async () => (await import('../../../ui/QrCode')).QrCode)

const none: readonly never[] = []

/** The brand's wallets, one at a time, as text and as a QR code that is made here [D2.13-14 D3-54]. */
export const CryptoModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { cryptoDonations: wallets = none } = useWizardBrand()
  const form = useBuiltForm(buildWalletForm([...wallets], t))
  const value = useFormValue(form, 'wallet')
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'value') : undefined
  const wallet = wallets.find((one) => one.name === name)
  const copy = async (address: string) => {
    const isCopied = await copyText(address)
    toasts.show(
      isCopied
        ? { kind: 'success', title: t('wizard.crypto.copied') }
        : { kind: 'warning', title: t('wizard.crypto.notCopied') },
    )
  }
  return (
    <PanelModal
      {...frame}
      title={t('wizard.crypto.title')}
      buttons={
        wallet ? <Button onClick={() => void copy(wallet.address)}>{t('wizard.crypto.copy')}</Button> : null
      }
    >
      <BuiltFormView form={form} />
      {wallet ? (
        <>
          <div className={classes.code}>
            <Extra>
              <QrCode text={wallet.address} label={t('wizard.crypto.code', { currency: wallet.alias })} />
            </Extra>
          </div>
          <p className={classes.label}>{t('wizard.crypto.wallet')}</p>
          <p className={classes.address}>{wallet.address}</p>
        </>
      ) : null}
    </PanelModal>
  )
}
