import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { AfterFirstPicture, expectFirstPicture, isFirstPictureDue } from './AfterFirstPicture'
import { eventually } from '../../tests/support/eventually'

/** Notes what is on the page whenever something has been drawn. */
class Watch extends Component<{ pictures: string[]; children: ReactNode }> {
  override componentDidMount() {
    this.props.pictures.push(document.body.textContent)
  }
  override render() {
    return this.props.children
  }
}

/** What was on the page each time that something was drawn, and what ends it. */
const draw = () => {
  const pictures: string[] = []
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <>
        <Watch pictures={pictures}>title </Watch>
        <AfterFirstPicture>
          <Watch pictures={pictures}>buttons</Watch>
        </AfterFirstPicture>
      </>,
    ),
  )
  return { pictures, end: () => act(() => root.unmount()) }
}

afterEach(() => vi.unstubAllGlobals())

it('leaves its children out of the first picture of a start until that is on screen, and of no later one', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  expectFirstPicture()
  const first = draw()
  expect(first.pictures).toEqual(['title '])
  for (const frame of frames) frame(0)
  await act(() => eventually(() => expect(isFirstPictureDue()).toBe(false)))
  expect(first.pictures).toEqual(['title ', 'title buttons'])
  first.end()
  const later = draw()
  expect(later.pictures).toEqual(['title buttons', 'title buttons'])
  later.end()
})

it('draws them all the same where the page draws no frames, as one behind others', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  expectFirstPicture()
  const { pictures, end } = draw()
  await act(() => eventually(() => expect(isFirstPictureDue()).toBe(false)))
  expect(pictures).toEqual(['title ', 'title buttons'])
  end()
})
