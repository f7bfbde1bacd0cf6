import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconChevronLeft, IconMenu2, IconSearch } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { LanguageChoice } from '../../features/language/language'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { paths } from '../paths'
import classes from './Header.module.css'

interface Props {
  logo: { src: string; alt: string }
  productName: string
  /**
   * False while there is no player: the header then offers the language, and logging out, and nothing else.
   */
  isReady: boolean
  deviceName: string | undefined
  /** Where the name leads to, where there are other players. */
  playersPath?: string | undefined
  /**
   * Present while another player than the panel's own is driven: whether that one is known, and the way back,
   * which a rail has, too.
   */
  away?: { hasHome: boolean; label: string; onBack: () => void } | undefined
  /** With a rail there is no menu button. */
  hasRail: boolean
  /** While the player takes no orders, neither menu nor palette opens over what is said of it. */
  isLocked: boolean
  isMenuOpen: boolean
  onMenu: () => void
  onPalette: () => void
  /**
   * Back to the screen before [D2.2-18], for who has no browser around the panel; undefined where there is
   * none.
   */
  onBack?: (() => void) | undefined
  onHome: () => void
  /** What the player has under way, e.g. its sleep timer. */
  signs?: ReactNode
  /** Present when a cloud user is signed in. */
  onLogOut?: (() => void) | undefined
}

/**
 * The bar at the top: menu button (where there is no rail), logo, name of the player; without a player see
 * `isReady`.
 */
export const Header = (props: Props) => {
  const { t } = useTranslation()
  const { logo, productName, isReady, deviceName, playersPath, away, onLogOut } = props
  // Drawings are drawn by the page's thread: not before the first picture.
  const image = <img className={classes.logo} loading="lazy" src={logo.src} alt={isReady ? '' : logo.alt} />
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
  const name = (
    <>
      <span className={classes.lamp} aria-hidden />
      <span className={classes.name}>{deviceName}</span>
    </>
  )
  return (
    <div className={classes.header} data-away={away !== undefined || undefined}>
      {props.onBack ? (
        <ActionIcon onClick={props.onBack} aria-label={t('action.back')}>
          <IconChevronLeft size={24} stroke={1.5} aria-hidden />
        </ActionIcon>
      ) : null}
      {props.hasRail ? null : (
        <span className={classes.button}>
          <ActionIcon
            onClick={props.onMenu}
            disabled={props.isLocked}
            aria-label={t('shell.openMenu')}
            aria-expanded={props.isMenuOpen}
            aria-haspopup="dialog"
          >
            <IconMenu2 size={24} stroke={1.5} aria-hidden />
          </ActionIcon>
        </span>
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
      {props.signs}
      <span className={classes.button}>
        <ActionIcon
          onClick={props.onPalette}
          disabled={props.isLocked}
          aria-label={t('shell.palette')}
          aria-haspopup="dialog"
        >
          <IconSearch size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </span>
      {deviceName && playersPath !== undefined ? (
        <PanelLink
          href={playersPath}
          className={classes.device}
          label={t(away?.hasHome ? 'connection.switch.awayLink' : 'connection.switch.playersLink', {
            name: deviceName,
          })}
        >
          {name}
        </PanelLink>
      ) : null}
      {deviceName && playersPath === undefined ? <span className={classes.device}>{name}</span> : null}
      {away && !props.hasRail ? (
        <ActionIcon variant="default" onClick={away.onBack} aria-label={away.label} title={away.label}>
          <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  )
}
