import { ActionIcon, Button } from '@mantine/core'
import { IconCloudOff, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useContext, useId, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { AccountSeamContext, type CardPlace } from '../../../ui/account/AccountSeamContext'
import { WayLink } from '../ways'
import classes from './UserCard.module.css'

/**
 * Nobody is logged in: logging in, signing up, and what an account is for, which a finger can read, too [A2.5-1].
 * In the menu it can be folded away; the settings bring it back. Its buttons are quiet: it stands on every screen.
 */
export const NobodyCard = ({ place }: { place: CardPlace }) => {
  const { t } = useTranslation()
  const [isTold, setTold] = useState(false)
  const about = useId()
  const { cardFold } = useContext(AccountSeamContext)
  return (
    <>
      <div className={classes.user}>
        <IconCloudOff size={24} stroke={1.5} aria-hidden />
        <span className={classes.name}>{t('accountArea.card.notConnected')}</span>
        <ActionIcon
          variant="subtle"
          size={44}
          onClick={() => setTold(!isTold)}
          aria-label={t('accountArea.card.moreInfo')}
          aria-expanded={isTold}
          aria-controls={about}
          title={t('accountArea.card.moreInfo')}
        >
          <IconInfoCircle size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
        {cardFold && place === 'menu' ? (
          <ActionIcon
            variant="subtle"
            size={44}
            onClick={() => cardFold.fold(true)}
            aria-label={t('accountArea.card.fold')}
            title={t('accountArea.card.fold')}
          >
            <IconX size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      <div id={about} hidden={!isTold}>
        <p className={classes.about}>
          {t('accountArea.card.about')} <WayLink to="landing">{t('accountArea.card.aboutLink')}</WayLink>
        </p>
      </div>
      <div className={classes.actions}>
        <WayLink to="signup" button="default">
          {t('accountArea.card.signUp')}
        </WayLink>
        <WayLink to="login" button="subtle">
          {t('accountArea.card.logIn')}
        </WayLink>
        {cardFold?.isFolded && place === 'settings' ? (
          <Button variant="subtle" onClick={() => cardFold.fold(false)}>
            {t('accountArea.card.unfold')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
