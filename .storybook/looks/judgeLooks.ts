import { afterEach as judgeAccessibility } from '@storybook/addon-a11y/preview'
import { storyLanguage } from '../../stories/support/language/storyLanguage'
import { refuseOverflow } from '../refuseOverflow'
import { settle } from '../settle'
import { isViewport, type Viewport } from '../viewports'
import { taggedLooks, type Look } from './looks'
import { forcedScheme, resizePage } from './page'

type Context = Parameters<typeof judgeAccessibility>[0] & { tags: readonly string[] }

/** The screen that a story is told on. */
const ownViewport = ({ globals }: Context): Viewport => {
  const { value } = { value: undefined, ...globals['viewport'] }
  return typeof value === 'string' && isViewport(value) ? value : 'wide'
}

/** Until what is on screen is as the page is now; a colour that fades into another is the other at once. */
const comeToRest = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  await settle()
}

/**
 * Shows what a story has come to in each of the looks that its tags ask for, and fails it where accessibility
 * does. In the other scheme only colours are others. In the end it looks as it did.
 */
export async function judgeLooks(context: Context): Promise<void> {
  const own = ownViewport(context)
  let shown = own
  const show = async ({ viewport = own, scheme, language }: Omit<Look, 'name'>) => {
    forcedScheme.setState({ scheme })
    await storyLanguage.show(language)
    if (viewport !== shown) await resizePage(viewport)
    shown = viewport
    await comeToRest()
  }
  const looks = taggedLooks(context.tags)
  const judged = new Set([own])
  for (const look of looks) {
    await show(look)
    await judge(context, look, judged.has(shown) ? ['color-contrast'] : undefined)
    judged.add(shown)
    if (look.language) refuseOverflow.judge(shown)
  }
  if (looks.length > 0) await show({})
}

async function judge(context: Context, { name }: Look, rules: string[] | undefined): Promise<void> {
  const { a11y } = context.parameters
  const options = rules ? { ...a11y?.options, runOnly: rules } : a11y?.options
  try {
    await judgeAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    })
  } catch (error) {
    throw new Error(`In its look “${name}”: ${String(error)}`, { cause: error })
  }
}
