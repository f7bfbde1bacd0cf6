import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconMenu2, IconSearch } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../../features/language'
import { paths } from '../paths'
import classes from './Header.module.css'

interface Props {
  logo: { src: string; alt: string }
  productName: string
  /** False while there is no player: the header then offers the language, and logging out, and nothing else. */
  isReady: boolean
  deviceName: string | undefined
  /** With a rail there is no menu button. */
  hasRail: boolean
  isMenuOpen: boolean
  onMenu: () => void
  onPalette: () => void
  /** Back to the screen before [D2.2-18], for who has no browser around the panel; undefined where there is none. */
  onBack?: (() => void) | undefined
  onHome: () => void
  /** Present when a cloud user is signed in. */
  onLogOut?: (() => void) | undefined
}

/** The bar at the top: menu button (where there is no rail), logo, name of the player; without a player see `isReady`. */
export const Header = (props: Props) => {
  const { t } = useTranslation()
  const { logo, productName, isReady, deviceName, onLogOut } = props
  const image = <img className={classes.logo} src={logo.src} alt={isReady ? '' : logo.alt} />
  if (!isReady) {
    return (
      <div className={classes.header}>
        <span className={classes.home}>{image}</span>
        <span className={classes.space} />
        {onLogOut ? (
          <Button variant="default" onClick={onLogOut}>
            {t('shell.logOut')}
          </Button>
        ) : null}
        <LanguageChoice variant="compact" />
      </div>
    )
  }
  const goHome = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    props.onHome()
  }
  return (
    <div className={classes.header}>
      {props.onBack ? (
        <ActionIcon onClick={props.onBack} aria-label={t('action.back')}>
          <IconChevronLeft size={24} stroke={1.5} aria-hidden />
        </ActionIcon>
      ) : null}
      {props.hasRail ? null : (
        <ActionIcon
          onClick={props.onMenu}
          aria-label={t('shell.openMenu')}
          aria-expanded={props.isMenuOpen}
          aria-haspopup="dialog"
        >
          <IconMenu2 size={24} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      <a
        className={classes.home}
        href={paths.redirect}
        onClick={goHome}
        aria-label={t('shell.home', { product: productName })}
      >
        {image}
      </a>
      <span className={classes.space} />
      <ActionIcon onClick={props.onPalette} aria-label={t('palette.open')} aria-haspopup="dialog">
        <IconSearch size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      {deviceName ? (
        <span className={classes.device}>
          <span className={classes.lamp} aria-hidden />
          <span className={classes.name}>{deviceName}</span>
        </span>
      ) : null}
    </div>
  )
}
