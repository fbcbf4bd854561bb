import { useTexts } from '@soe/shop-platform'
import { EmptyState, Hoist, LimaFlag } from '@soe/ui'
import type { ReactNode } from 'react'
import { useCartMeta } from '../use-cart-meta'
import { lockTexts } from './lock-texts'

interface LockedCartProps {
  /** Held by a chat representative. */
  isChat?: boolean
  actions?: ReactNode
}

/** Replaces a cart that another channel holds. */
export const LockedCart = ({ isChat = false, actions }: LockedCartProps) => {
  const texts = useTexts(lockTexts)
  const title = isChat ? texts.chatTitle : texts.pageTitle
  useCartMeta(title)
  const flags = (
    <Hoist>
      <LimaFlag />
    </Hoist>
  )
  return (
    <EmptyState title={title} flags={flags} actions={actions}>
      <p>{isChat ? texts.chatBody : texts.pageBody}</p>
    </EmptyState>
  )
}
