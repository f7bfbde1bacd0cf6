import { useMediaQuery } from '@mantine/hooks'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk, useTopic } from '../../device'
import { Backdrop } from '../../features/appearance'
import { useCredentialQuestions } from '../../features/drives'
import { InputToggles, LightSwitch } from '../../features/inputs'
import { MenuContext } from '../../features/menu'
import { Boundary } from '../../ui/Boundary'
import { useBrand } from '../../ui/brand/useBrand'
import { ConnectionOverlay } from '../overlays/connection/ConnectionOverlay'
import { useKeptFocus } from '../overlays/connection/useKeptFocus'
import { LockedOverlay } from '../overlays/locked/LockedOverlay'
import { ModalFrame } from '../../ui/modal/ModalFrame'
import { whenIdle } from '../../ui/whenIdle'
import { useGoBack } from '../../ui/navigation/useGoBack'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { KnownSettings } from '../../ui/knownSettings/KnownSettings'
import { KnownSettingsContext } from '../../ui/knownSettings/KnownSettingsContext'
import { PanelSituationContext } from '../../ui/panel/PanelSituationContext'
import { LoadingBar } from '../overlays/LoadingBar'
import { DeviceToasts } from '../overlays/toasts/DeviceToasts'
import { usePanelServices } from '../PanelServices'
import { paths } from '../paths'
import { BottomBars } from './bars/BottomBars'
import { barsShown } from './bars/barsShown'
import { useBarMeasures } from './bars/useBarMeasures'
import { useTabs } from './bars/useTabs'
import { Header } from './Header'
import { SideMenu } from './SideMenu'
import { useAskBeforeLeaving } from './useAskBeforeLeaving'
import { useBackdrop } from './useBackdrop'
import { useDeviceWishes } from './useDeviceWishes'
import { useLock } from './useLock'
import { usePageTitle } from './usePageTitle'
import { usePaletteKey } from './usePaletteKey'
import { usePanelMenu } from './usePanelMenu'
import { useScreenFocus } from './useScreenFocus'
import { useShownConnection } from './useShownConnection'
import { useUiSettings } from './useUiSettings'
import { useWizardOpening } from './useWizardOpening'
import classes from './Shell.module.css'

/** ms between two tries to fetch them. */
const extrasPause = 3000

// Nobody misses them in the first moment, and they would be in the way of what plays.
const PanelExtras = lazy(async () => {
  await new Promise<void>(whenIdle)
  for (;;)
    try {
      return { default: (await import('../extras/PanelExtras')).PanelExtras }
    } catch {
      // The player that serves it is away; without it there were no keys and no palette until the page is loaded anew.
      await new Promise((resolve) => setTimeout(resolve, extrasPause))
    }
})

/** Header, side menu, the screen, and the overlays above them [D2.2-1]. */
export const Shell = () => {
  const { t } = useTranslation()
  const router = useRouter()
  const brand = useBrand()
  const currentPath = useRouterState({ select: ({ location }) => location.pathname.replace(/(.)\/$/, '$1') })
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const theme = useUiTheme()
  const hasRail = isWide && theme.hasRail
  const tabs = useTabs()
  const bars = barsShown(theme, { path: currentPath, hasRoom: isWide })
  useBarMeasures(bars)
  const connection = useShownConnection()
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
  useDeviceWishes()
  useWizardOpening()
  useCredentialQuestions()
  useAskBeforeLeaving()
  usePageTitle(settings.pageTitle)
  const lockedBy = useLock(currentPath)
  const isCovered = connection.shown !== undefined
  useKeptFocus(isCovered)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  const closePalette = useCallback(() => setPaletteOpen(false), [])
  usePaletteKey(openPalette, isCovered || lockedBy !== undefined)
  const [knownSettings] = useState(() => new KnownSettings())
  // Both places that these settings are seen at [D3-34].
  const { sideMenu, settings: elsewhere } = settings
  // The rail stands below the logo of the header and needs no second one.
  const logo = (sideMenu?.showLogo ?? elsewhere?.showLogo) && (
    <img src={brand.logo.src} alt={brand.logo.alt} />
  )
  const menuParts = {
    menu,
    tabs,
    currentPath,
    switches: (
      <>
        <InputToggles shown={{ ...elsewhere?.checkboxes, ...sideMenu?.checkboxes }} />
        <LightSwitch />
      </>
    ),
  }

  return (
    <MenuContext value={menu}>
      <PanelSituationContext value={situation}>
        <DeviceToasts />
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <KnownSettingsContext value={knownSettings}>
              <PanelExtras
                content={content}
                currentPath={currentPath}
                isLocked={isCovered || lockedBy !== undefined}
                palette={{ isOpen: isPaletteOpen, onClose: closePalette }}
              />
            </KnownSettingsContext>
          </Suspense>
        </Boundary>
        <Backdrop choice={backdrop} />
        <div className={classes.shell}>
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
              isReady={!isCovered}
              deviceName={deviceName}
              hasRail={hasRail}
              onBack={isKiosk && router.history.canGoBack() ? goBack : undefined}
              isMenuOpen={isMenuOpen}
              onMenu={() => setMenuOpen(true)}
              onPalette={openPalette}
              onHome={() => router.history.push(paths.redirect)}
            />
          </header>
          {hasRail ? (
            <div className={classes.rail} inert={isCovered || lockedBy !== undefined}>
              <SideMenu {...menuParts} hasSettings={currentPath !== paths.settings} />
            </div>
          ) : null}
          <main
            className={classes.sheet}
            data-wide={currentPath === paths.playback || undefined}
            ref={content}
            id="content"
            tabIndex={-1}
            inert={isCovered}
          >
            <KnownSettingsContext value={knownSettings}>
              <Outlet />
            </KnownSettingsContext>
          </main>
        </div>
        <BottomBars
          shown={bars}
          tabs={tabs}
          currentPath={currentPath}
          isWide={isWide}
          isInert={isCovered || lockedBy !== undefined}
        />
        {lockedBy === undefined || isCovered ? null : <LockedOverlay service={lockedBy} />}
        {isMenuOpen && !hasRail && !isCovered ? (
          <ModalFrame onClose={closeMenu} title={t('shell.menu')} width={300} place="left" closesOnBackdrop>
            <SideMenu {...menuParts} logo={logo} hasSettings={false} onPress={closeMenu} />
          </ModalFrame>
        ) : null}
        <LoadingBar isWanted={settings.loadingBar !== false} />
        <ConnectionOverlay view={connection.shown} onAddress={connection.submit} onRetry={connection.retry} />
      </PanelSituationContext>
    </MenuContext>
  )
}
