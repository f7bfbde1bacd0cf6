import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderPanel } from '../../../../tests/support/renderPanel'
import { readSwipe, startsSwipe } from './Swipes'

describe('a movement', () => {
  it('[D9-30] is a swipe from 50 px on', () => {
    expect(readSwipe({ x: 49, y: 0, time: 100 })).toBeUndefined()
    expect(readSwipe({ x: 50, y: 0, time: 100 })).toBe('right')
    expect(readSwipe({ x: -50, y: 20, time: 100 })).toBe('left')
  })

  it('is none when it goes up or down, or takes its time', () => {
    expect(readSwipe({ x: 80, y: 60, time: 100 })).toBeUndefined()
    expect(readSwipe({ x: 200, y: 0, time: 1200 })).toBeUndefined()
  })
})

describe('the place where a finger starts', () => {
  const root = document.createElement('main')
  document.body.append(root)
  afterEach(() => {
    root.replaceChildren()
    window.getSelection()?.removeAllRanges()
  })
  const put = (markup: string) => {
    root.innerHTML = markup
    const target = root.querySelector('.here')
    if (!target) throw new Error('no .here')
    return target
  }

  it('swipes the screen on words and pictures', () => {
    expect(startsSwipe(put('<p class="here">Words</p>'), root)).toBe(true)
  })

  it.each([
    '<div role="slider"><b class="here"></b></div>',
    '<input class="here">',
    '<div data-no-swipe><b class="here"></b></div>',
    '<div draggable="true" class="here"></div>',
  ])('belongs to what moves under it: %s', (markup) => {
    expect(startsSwipe(put(markup), root)).toBe(false)
  })

  it('belongs to selected text', () => {
    const target = put('<p class="here">Words</p>')
    window.getSelection()?.selectAllChildren(target)
    expect(startsSwipe(target, root)).toBe(false)
  })
})

describe('swiping', () => {
  const swipe = (x: number, pointerType = 'touch') => {
    const main = document.querySelector('#content')
    const at = { bubbles: true, pointerId: 7, isPrimary: true, pointerType }
    act(() => {
      main?.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 300, clientY: 300 }))
      main?.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 300 + x, clientY: 300 }))
    })
  }

  it('[D2.2-17] leads from playback to the queue and back, and nowhere else yet', async () => {
    const { router } = await renderPanel({ path: '/playback' })
    const path = () => router.state.location.pathname
    await waitFor(() => expect(document.querySelector('#content[data-swipes]')).not.toBeNull(), {
      timeout: 15_000,
    })
    swipe(80)
    swipe(-40)
    swipe(-80, 'mouse')
    expect(path()).toBe('/playback')
    swipe(-80)
    await waitFor(() => expect(path()).toBe('/queue'))
    swipe(-80)
    expect(path()).toBe('/queue')
    swipe(80)
    await waitFor(() => expect(path()).toBe('/playback'))
  })
})
