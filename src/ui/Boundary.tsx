import { Component, Suspense, type ReactNode } from 'react'

interface Props {
  /** What stands in for the children after one of them threw. */
  fallback: ReactNode | ((error: unknown) => ReactNode)
  children: ReactNode
}

interface State {
  failure: { error: unknown } | undefined
}

/** Keeps what throws while it is drawn from taking more of the page with it than itself. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    const { fallback, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    return typeof fallback === 'function' ? fallback(failure.error) : fallback
  }
}

/**
 * What a screen can do without: there is nothing in its place while it is fetched, and nothing when it fails.
 */
export const Extra = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
)
