import { later, laterOnceStarted, laterWhenIdle } from '../../ui/later'
import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useAsk, useTopic, onReplaced, type Replaced } from '../../device'
import { Backdrop } from '../../features/appearance'
import { useCredentialQuestions } from '../../features/drives'
import { InputToggles, LightSwitch } from '../../features/inputs/InputToggles'
import { MenuContext } from '../../features/menu'
import { AccountSlotsContext } from '../../ui/account/AccountSlotsContext'
import { Extra } from '../../ui/Boundary'
import { useBrand } from '../../ui/brand/BrandContext'
import { isAccountPath } from '../account/accountRules'
import { isCloudHost, paths } from '../paths'
import { ConnectionOverlay, useKeptFocus } from '../overlays/connection/ConnectionOverlay'
import { LockedOverlay } from '../overlays/locked/LockedOverlay'
import { ModalFrame } from '../../ui/modal/ModalFrame'
import { useGoBack } from '../../ui/navigation/PanelLink'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import { KnownSettings, KnownSettingsContext } from '../../ui/knownSettings/KnownSettings'
import { PanelSituationContext } from '../../ui/panel/PanelSituationContext'
import { usePlayerSwitch } from '../../ui/players/PlayerSwitchContext'
import { PanelUndoBar } from '../../ui/undo/PanelUndo'
import { UpdateWatch } from '../overlays/updates/UpdateWatch'
import { LoadingBar } from '../overlays/LoadingBar'
import {
  keepFieldInSight,
  PageTitle,
  useAskBeforeLeaving,
  useBackdrop,
  usePaletteKey,
  useScreenFocus,
  useUiSettings,
} from './pageEffects'
import { watchTextSize } from '../../ui/textSize'
import { DeviceToasts } from '../overlays/toasts/ToastProvider'
import { usePanelServices } from '../PanelServices'
import { barsShown, BottomBars, useBarMeasures, useHasPlayers, useScreens, useTabs } from './bars/BottomBars'
import { Header } from './Header'
import { DockHost } from './players/DockHost'
import { SideMenu, usePanelMenu } from './SideMenu'
import { useReloadRequests, useLock, useWizardOpening } from './openings'
import { useShownConnection } from './useShownConnection'
import classes from './Shell.module.css'
import { useKeptQueue } from './useKeptQueue'

const OfferQueueBack = later(async () => (await import('../../features/queue')).OfferQueueBack)

const isOffered = ({ isTakenBack }: Replaced) => !isTakenBack

/**
 * Has each queue that something was put in the place of, from whatever screen, kept among the earlier ones
 * and offered back.
 */
export function ReplacedQueue() {
  const replaced = useKeptQueue(onReplaced, isOffered)
  return replaced ? (
    <Extra>
      <OfferQueueBack replaced={replaced} />
    </Extra>
  ) : null
}

const DeferredParts = laterWhenIdle(async () => (await import('../deferred/DeferredParts')).DeferredParts)
const RailSources = laterWhenIdle(async () => (await import('../deferred/RailSources')).RailSources)
const SleepSign = laterOnceStarted(async () => (await import('../../features/tools')).SleepSign)

/** Header, side menu, the screen, and the overlays above them [D2.2-1]. */
export const Shell = () => {
  const { t } = useTranslation()
  const router = useRouter()
  const brand = useBrand()
  const currentPath = useRouterState({ select: ({ location }) => location.pathname.replace(/(.)\/$/, '$1') })
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const theme = useUiTheme()
  const tabs = useTabs()
  const screens = useScreens()
  const hasPlayers = useHasPlayers()
  const { guestName, homeName, goHome } = usePlayerSwitch()
  const connection = useShownConnection()
  const slots = useContext(AccountSlotsContext)
  const isReady = connection.shown === undefined
  // The account area needs no player, where one can log in without [A2.1-11 A4.17-1].
  const isOnCloud = isCloudHost(window.location.hostname, brand)
  const isBare = !isReady && isAccountPath(currentPath, brand) && (slots.isAuthEnabled || isOnCloud)
  const hasRail = isWide && theme.hasRail && !isBare
  const bars = barsShown(theme, { path: currentPath, hasRoom: isWide, isBare })
  useEffect(watchTextSize, [])
  useEffect(keepFieldInSight, [])
  useBarMeasures(bars)
  const settings = useUiSettings()
  const { isKiosk, isMemorySaving } = usePanelServices().mode
  const situation = useMemo(
    () => ({ settings, isKiosk, isMemorySaving }),
    [settings, isKiosk, isMemorySaving],
  )
  const backdrop = useBackdrop(settings)
  const menu = usePanelMenu()
  const goBack = useGoBack()
  const content = useScreenFocus(currentPath)
  useAsk('getDeviceName')
  const deviceName = useTopic('pushDeviceName')
  useReloadRequests()
  useWizardOpening()
  useCredentialQuestions()
  useAskBeforeLeaving()
  const lockedBy = useLock(currentPath)
  const isCovered = !isReady && !isBare
  const isBlocked = isCovered || lockedBy !== undefined
  useKeptFocus(isBlocked)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  const closePalette = useCallback(() => setPaletteOpen(false), [])
  usePaletteKey(openPalette, isBlocked)
  // What was open comes back by itself no more than it stays above what blocks it.
  if (isBlocked && (isMenuOpen || isPaletteOpen)) {
    setMenuOpen(false)
    setPaletteOpen(false)
  }
  const [knownSettings] = useState(() => new KnownSettings())
  // Both places that these settings are seen at [D3-34].
  const { sideMenu, settings: elsewhere } = settings
  // The rail stands below the logo of the header and needs no second one.
  const logo = (sideMenu?.showLogo ?? elsewhere?.showLogo) && (
    <img src={brand.logo.src} alt={brand.logo.alt} />
  )
  // The cloud host has no player of its own to go back to: the account lists them all.
  const away =
    guestName === undefined || isOnCloud
      ? undefined
      : {
          hasHome: homeName !== '',
          words: t('connection.switch.away', { name: deviceName || guestName }),
          label:
            homeName === ''
              ? t('connection.switch.leave')
              : t('connection.switch.backTo', { name: homeName }),
          onBack: goHome,
        }
  const sources = (onPress?: () => void) =>
    theme.hasRail ? (
      <Extra>
        <RailSources onPress={onPress} />
      </Extra>
    ) : null
  const menuParts = {
    links: isKiosk ? undefined : settings.mainMenuLinks,
    away,
    menu,
    screens,
    currentPath,
    switches: (
      <>
        <InputToggles shown={{ ...elsewhere?.checkboxes, ...sideMenu?.checkboxes }} />
        <LightSwitch shown={{ ...elsewhere?.checkboxes, ...sideMenu?.checkboxes }} />
      </>
    ),
  }

  return (
    <MenuContext value={menu}>
      <PanelSituationContext value={situation}>
        <PageTitle pageTitle={settings.pageTitle} />
        <DeviceToasts />
        <UpdateWatch />
        <Extra>
          <KnownSettingsContext value={knownSettings}>
            <DeferredParts
              content={content}
              currentPath={currentPath}
              isLocked={isBlocked}
              palette={{ isOpen: isPaletteOpen, onClose: closePalette }}
            />
          </KnownSettingsContext>
        </Extra>
        <Backdrop choice={backdrop} />
        <div className={classes.shell} data-rail={hasRail || undefined}>
          <header className={classes.header}>
            <a
              className={classes.skip}
              href="#content"
              onClick={(event) => {
                event.preventDefault()
                content.current?.focus()
              }}
            >
              {t('shell.skipToContent')}
            </a>
            <Header
              logo={brand.logo}
              productName={brand.productName}
              isReady={isReady}
              onLogOut={slots.logOut}
              deviceName={deviceName || guestName}
              playersPath={hasPlayers ? paths.multiRoom : undefined}
              away={away}
              hasRail={hasRail}
              onBack={isKiosk && router.history.canGoBack() ? goBack : undefined}
              isLocked={lockedBy !== undefined}
              isMenuOpen={isMenuOpen}
              onMenu={() => setMenuOpen(true)}
              onPalette={openPalette}
              onHome={() => router.history.push(paths.redirect)}
              signs={
                <Extra>
                  <SleepSign />
                </Extra>
              }
            />
          </header>
          {hasRail ? (
            <div className={classes.rail} inert={isBlocked}>
              <SideMenu {...menuParts} sources={sources()} hasSettings={currentPath !== paths.settings} />
            </div>
          ) : null}
          <main
            className={classes.sheet}
            data-wide={currentPath === paths.playback || currentPath.startsWith('/page/') || undefined}
            ref={content}
            id="content"
            tabIndex={-1}
            inert={isBlocked}
          >
            <KnownSettingsContext value={knownSettings}>
              <ReplacedQueue />
              <Outlet />
              <DockHost currentPath={currentPath} />
              <PanelUndoBar />
            </KnownSettingsContext>
          </main>
        </div>
        <BottomBars shown={bars} tabs={tabs} currentPath={currentPath} isWide={isWide} isInert={isBlocked} />
        {lockedBy === undefined || isCovered ? null : <LockedOverlay service={lockedBy} />}
        {isMenuOpen && !hasRail ? (
          <ModalFrame onClose={closeMenu} title={t('shell.menu')} width={300} place="left" closesOnBackdrop>
            <SideMenu
              {...menuParts}
              sources={sources(closeMenu)}
              logo={logo}
              hasSettings={false}
              onPress={closeMenu}
            />
          </ModalFrame>
        ) : null}
        <LoadingBar isWanted={settings.loadingBar !== false} />
        <ConnectionOverlay
          view={isCovered ? connection.shown : undefined}
          onAddress={connection.submit}
          onRetry={connection.retry}
        />
      </PanelSituationContext>
    </MenuContext>
  )
}
