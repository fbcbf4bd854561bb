import { prepared, reloadForChunk, type Shop } from '@soe/shop-platform'
import { Component, Suspense, type ReactNode } from 'react'

export const failure = prepared(async () => (await import('./failure-message')).FailureMessage)

interface BoundaryProps {
  shop: Shop
  /** Another page is rendered again. */
  path: string
  children: ReactNode
}

interface BoundaryState {
  hasFailed: boolean
  /** The path that failed; unknown until the failure is committed, and during a reload. */
  path: string | undefined
}

/** Shows a way on when a page fails to render, until the path changes. A missing chunk reloads the page, once. */
export class PageFailure extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, path: undefined }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true, path: undefined }
  }

  override componentDidCatch(error: Error) {
    const { shop, path } = this.props
    if (!reloadForChunk(shop.environment, error)) this.setState({ path })
  }

  override render() {
    const { hasFailed, path } = this.state
    if (!hasFailed || (path !== undefined && path !== this.props.path)) return this.props.children
    return path === undefined ? null : (
      <Suspense>
        <failure.Component />
      </Suspense>
    )
  }
}
