import { reloadForChunk, useShop, useTexts, type Shop } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { Component, type ReactNode } from 'react'
import { shellTexts } from './shell-texts'

const Failure = () => {
  const texts = useTexts(shellTexts)
  const { environment } = useShop()
  return (
    <EmptyState
      title={texts.failed}
      actions={<Button onClick={() => environment.location.reload()}>{texts.reload}</Button>}
    >
      {texts.failedBody}
    </EmptyState>
  )
}

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
    return path === undefined ? null : <Failure />
  }
}
