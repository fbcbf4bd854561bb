import { emptyCartPage } from '@soe/shop-journey'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState, Hoist, LimaFlag } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useCartMeta } from '../use-cart-meta'
import { lockTexts } from './lock-texts'

interface LockedCartProps {
  isChat?: boolean
  isFree?: boolean
  actions?: ReactNode
}

const Shop = ({ variant }: { variant?: 'outline' }) => {
  const texts = useTexts(lockTexts)
  const { audience } = useIdentity()
  const shop = usePathOf()(emptyCartPage('shop', audience))
  return (
    <Link href={shop} asChild>
      <Button href={shop} variant={variant}>
        {texts.shop}
      </Button>
    </Link>
  )
}

export const LockedCart = ({ isChat = false, isFree = false, actions }: LockedCartProps) => {
  const texts = useTexts(lockTexts)
  const held = isChat ? ([texts.chatTitle, texts.chatBody] as const) : ([texts.pageTitle, texts.pageBody] as const)
  const [title, body] = isFree ? ([texts.freeTitle, texts.freeBody] as const) : held
  useCartMeta(title)
  const flags = (
    <Hoist>
      <LimaFlag />
    </Hoist>
  )
  const ways = (
    <>
      {actions}
      <Shop {...(actions !== undefined && { variant: 'outline' })} />
    </>
  )
  return (
    <EmptyState title={title} flags={flags} actions={ways}>
      <p>{body}</p>
    </EmptyState>
  )
}
