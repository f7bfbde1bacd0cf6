import { createMemoryHistory } from '@tanstack/react-router'
import everything from '../../fixtures/documents/brand/everything.json'
import { readPanelMode } from '../../src/app/PanelServices'
import { createPanelRouter } from '../../src/app/routes'
import { galleryChoice } from '../support/gallery/galleryChoice'
import { ScriptedPlayer } from '../support/ScriptedPlayer'
import type { SessionStep } from './SessionPlayer'
import { toPlace, type Place } from './toPlace'

const readUiSettings = () => Promise.resolve(undefined)

/** The push that answers a question, by the names that players use. */
const answerTo = (question: string): string =>
  question === 'getWizardUiConfig' ? 'pushUiConfig' : question.replace(/^get/, 'push')

/**
 * The panel at an address, on a player that says what a session says, when it says it. What it has said it
 * says again when it is asked again. What the gateway refused when it was recorded is refused again; anything
 * else that it refuses is told to `onRefused`.
 */
export const createStage = (start: string, onRefused: (what: string) => void) => {
  const brand = galleryChoice.brandOver(everything)
  const lastPushes = new Map<string, unknown>()
  const refusedBefore = new Set<string | null>()
  const player = new ScriptedPlayer({
    answer: (question) => {
      const event = answerTo(question)
      return lastPushes.has(event) ? { event, payload: lastPushes.get(event) } : undefined
    },
    onViolation: ({ event, reason }) => {
      if (!refusedBefore.has(event)) onRefused(`${event} was refused: ${reason}`)
    },
  })
  const router = createPanelRouter(
    { brand, hostname: 'player.local', readUiSettings },
    createMemoryHistory({ initialEntries: [start] }),
  )
  const go = async ({ path, wizardStep }: Place) => {
    const { pathname } = router.state.location
    if (wizardStep !== undefined && pathname === path) {
      // The wizard takes a step from the history only when it opens.
      router.history.replace('/settings')
      await router.load()
    }
    if (pathname !== path || wizardStep !== undefined)
      router.history.replace(path, wizardStep === undefined ? {} : { wizardStep })
  }
  const happen = (step: SessionStep) => {
    const place = toPlace(step, router.state.location.pathname)
    if (place) void go(place)
    if (step.refused !== undefined) refusedBefore.add(step.event)
    if (step.direction === 'out') return
    if (step.event === null) {
      player.device.receiveUnreadable({ text: String(step.payload), reason: step.refused ?? 'unreadable' })
      return
    }
    lastPushes.set(step.event, step.payload)
    player.push(step.event, step.payload)
  }
  const handlers = {
    send: (event: string, payload: unknown) => player.device.sendAuthored(event, payload),
    open: (href: string) => ({ ok: true as const, href }),
    goto: () => false,
  }
  const services = { mode: readPanelMode('browser', brand.word), readUiSettings, reload: () => undefined }
  return { player, router, brand, handlers, services, happen }
}
