import { page } from 'vitest/browser'
import { sizeOf } from '../viewports'
import { canResize } from './page'

// A setup file of the stories' tests.
canResize((viewport) => {
  const { width, height } = sizeOf(viewport)
  return page.viewport(width, height)
})
