import { page } from 'vitest/browser'
import { canResize } from './page'

// A setup file of the stories' tests.
canResize(({ width, height }) => page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10)))
