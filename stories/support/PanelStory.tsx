import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import anyBrand from '../../fixtures/documents/brand/any.json'
import deviceName from '../../fixtures/pushDeviceName/text.json'
import ordinaryMenu from '../../fixtures/pushMenuItems/ordinary.json'
import { readPanelMode } from '../../src/app/PanelServices'
import { createPanelRouter } from '../../src/app/routes'
import { galleryChoice } from './gallery/galleryChoice'
import { ScriptedPlayer, type Answers, type Situation } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface PanelStoryProps {
  /** How the connection stands; 'connected' unless told. */
  situation?: Situation
  /** Address within the panel; the settings unless told. */
  path?: string
  /** The menu as the player pushes it; null for a player that has not pushed any yet. */
  menu?: unknown
  name?: unknown
  /** What the player pushes of what it plays; nothing unless told. */
  state?: unknown
  /** What else the player pushes when it is asked. */
  answers?: Answers
  /** UI settings as the player pushes them; none unless told. */
  uiSettings?: unknown
  /** A settings page as the player pushes it, for addresses of plugins. */
  page?: unknown
  /** A touchscreen on the player itself. */
  isKiosk?: boolean
  /** What it pushes may be refused, which is what the story is about. */
  isCareless?: boolean
  /** A browser that saves memory. */
  isMemorySaving?: boolean
  /** Origin of the player's pictures. */
  origin?: string
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
  onReload?: () => void
}

const readUiSettings = () => Promise.resolve(undefined)

const createStage = (props: PanelStoryProps) => {
  const { menu = ordinaryMenu, name = deviceName, state, uiSettings, page, isKiosk = false } = props
  const { isMemorySaving = false } = props
  const { situation = 'connected', origin, path = '/settings' } = props
  const player = new ScriptedPlayer({
    situation,
    ...(origin === undefined ? {} : { origin }),
    ...(props.isCareless && { onViolation: () => undefined }),
    answers: {
      ...props.answers,
      getDeviceName: { event: 'pushDeviceName', payload: name },
      ...(menu === null ? {} : { getMenuItems: { event: 'pushMenuItems', payload: menu } }),
      ...(state === undefined ? {} : { getState: { event: 'pushState', payload: state } }),
      ...(uiSettings === undefined
        ? {}
        : { getUiSettings: { event: 'pushUiSettings', payload: uiSettings } }),
      ...(page === undefined ? {} : { getUiConfig: { event: 'pushUiConfig', payload: page } }),
    },
  })
  const brand = galleryChoice.brandOver(anyBrand)
  const mode = readPanelMode(
    `${isKiosk ? `${brand.word}kiosk touch` : 'browser'}${isMemorySaving ? ' memorysave' : ''}`,
    brand.word,
  )
  const router = createPanelRouter(
    { brand, hostname: 'player.local', readUiSettings },
    createMemoryHistory({ initialEntries: [path] }),
  )
  const handlers = {
    send: (event: string, payload: unknown) => player.device.sendAuthored(event, payload),
    open: (href: string) => ({ ok: true as const, href }),
    goto: () => false,
  }
  const services = { mode, readUiSettings, reload: () => props.onReload?.() }
  return { player, router, handlers, services }
}

/** The whole panel on a scripted player: header, side menu, screen, overlays. */
export function PanelStory(props: PanelStoryProps) {
  const [{ player, router, handlers, services }] = useState(() => createStage(props))
  const { onPlayer } = props
  useEffect(() => onPlayer?.(player), [onPlayer, player])
  const { isKiosk, isTouch } = services.mode
  useEffect(() => {
    const html = document.documentElement
    html.toggleAttribute('data-kiosk', isKiosk)
    html.toggleAttribute('data-touch', isTouch)
    return () => {
      html.removeAttribute('data-kiosk')
      html.removeAttribute('data-touch')
    }
  }, [isKiosk, isTouch])
  return (
    <StoryProviders player={player} services={services} handlers={handlers}>
      <RouterProvider router={router} />
    </StoryProviders>
  )
}
