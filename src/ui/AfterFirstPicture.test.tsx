import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { AfterFirstPicture } from './AfterFirstPicture'

/** Notes what is on the page whenever something has been drawn. */
class Watch extends Component<{ pictures: string[]; children: ReactNode }> {
  override componentDidMount() {
    this.props.pictures.push(document.body.textContent)
  }
  override render() {
    return this.props.children
  }
}

const draw = (pictures: string[]) => {
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
  act(() => root.unmount())
}

it('leaves its children out of the first picture of a start, and of no later one', () => {
  const [first, later]: [string[], string[]] = [[], []]
  draw(first)
  expect(first).toEqual(['title ', 'title buttons'])
  draw(later)
  expect(later).toEqual(['title buttons', 'title buttons'])
})
