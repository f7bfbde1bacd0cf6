import { Button, Text } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { SocialProvider } from '../../../../cloud/ports/CloudAuth'
import { PanelModal } from '../../../../ui/modal/PanelModal'
import { useWays } from '../../ways/WaysContext'
import type { OtherWays } from './otherWays'
import { SocialSign } from './SocialSign'
import classes from './SocialButtons.module.css'

interface Props {
  ways: OtherWays
  onProvider: (provider: SocialProvider) => void
  onClose: () => void
}

/** The address has an account with another way to log in: that way is one press away [A4.2-3 A8-8]. */
export const OtherWayModal = ({
  ways: { email, providers, hasPassword, isKnown },
  onProvider,
  onClose,
}: Props) => {
  const { t } = useTranslation()
  const ways = useWays()
  const address = email ?? t('accountAuth.otherWay.unknownAddress')
  const names = [...providers, ...(hasPassword ? (['password'] as const) : [])].map((one) =>
    t(`accountAuth.provider.${one}`),
  )
  return (
    <PanelModal
      isTop
      title={t('accountAuth.otherWay.title')}
      onClose={onClose}
      buttons={
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      }
    >
      <Text>
        {isKnown
          ? t('accountAuth.otherWay.known', { email: address, provider: names.join(', ') })
          : t('accountAuth.otherWay.unknown', { email: address })}
      </Text>
      <div className={classes.ways}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="default"
            fullWidth
            leftSection={<SocialSign provider={provider} />}
            onClick={() => onProvider(provider)}
          >
            {t(`accountAuth.social.${provider}`)}
          </Button>
        ))}
        {hasPassword ? (
          <Button
            fullWidth
            onClick={() => {
              onClose()
              ways.go('login')
            }}
          >
            {t('accountAuth.otherWay.password')}
          </Button>
        ) : null}
      </div>
    </PanelModal>
  )
}
