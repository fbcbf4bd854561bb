import { reloadForChunk, useShop, useTexts, type Shop } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/shop-ui'
import { Component, type ReactNode } from 'react'
import { shellTexts } from './shell-texts'

const Failure = () => {
  const texts = useTexts(shellTexts)
  const { surroundings } = useShop()
  return (
    <EmptyState
      title={texts.failed}
      actions={<Button onClick={() => surroundings.location.reload()}>{texts.reload}</Button>}
    >
      {texts.failedBody}
    </EmptyState>
  )
}

interface BoundaryProps {
  shop: Shop
  /** A new page gets a new chance. */
  path: string
  children: ReactNode
}

/** A page that fails to render shows a way on; a missing chunk of code loads the page again, once. */
export class PageFailure extends Component<BoundaryProps, { failedPath: string | undefined }> {
  override state = { failedPath: undefined as string | undefined }

  override componentDidCatch(error: Error) {
    const { shop, path } = this.props
    if (!reloadForChunk(shop.surroundings, error)) this.setState({ failedPath: path })
  }

  static getDerivedStateFromError() {
    return {}
  }

  override render() {
    return this.state.failedPath === this.props.path ? <Failure /> : this.props.children
  }
}
