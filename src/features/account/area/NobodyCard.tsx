import { ActionIcon } from '@mantine/core'
import { IconCloudOff, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { WayLink } from '../ways'
import classes from './UserCard.module.css'

/** Nobody is logged in: logging in, signing up, and what an account is for, which a finger can read, too [A2.5-1]. */
export const NobodyCard = () => {
  const { t } = useTranslation()
  const [isTold, setTold] = useState(false)
  const about = useId()
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
      </div>
      <div id={about} hidden={!isTold}>
        <p className={classes.about}>
          {t('accountArea.card.about')} <WayLink to="landing">{t('accountArea.card.aboutLink')}</WayLink>
        </p>
      </div>
      <div className={classes.actions}>
        <WayLink to="signup" button="filled">
          {t('accountArea.card.signUp')}
        </WayLink>
        <WayLink to="login" button="default">
          {t('accountArea.card.logIn')}
        </WayLink>
      </div>
    </>
  )
}
