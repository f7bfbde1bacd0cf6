import { lazy, type ComponentType } from 'react'
import { untilLoaded } from '../../ui/untilLoaded'
import { whenIdle } from '../../ui/whenIdle'

/**
 * A part of the shell that nobody misses in the first moment, and that would be in the way of what plays: fetched when the browser has
 * nothing else to do.
 */
export const lazyWhenIdle = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await new Promise((idle) => whenIdle(idle))
    return untilLoaded(load)
  })
