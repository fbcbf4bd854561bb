import { readSearch } from '@soe/rules'
import { emptyCartPage } from '@soe/shop-journey'
import { useIsClaimOver } from '@soe/shop-journey/use-is-claim-over'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { NothingStops } from '@soe/shop-steps/nothing-stops'
import { Button, EmptyState, Hoist, VictorFlag } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { useCartMeta } from '../use-cart-meta'
import { errorPageTexts } from './error-page-texts'
import { readErrorType, waysOn } from './error-types'

/** Explains why the shopper can't go on, and offers a way on. @param help someone to talk to */
export const ErrorPage = ({ help }: { help?: ReactNode }) => {
  const texts = useTexts(errorPageTexts)
  const { audience, cartCount } = useIdentity()
  const pathOf = usePathOf()
  const type = readErrorType(readSearch(`?${useSearch()}`))
  useCartMeta(texts[type])
  const isOver = useIsClaimOver(type)
  if (isOver) return <NothingStops />
  const ways = {
    cart: { path: pathOf('expresscart'), label: texts.toCart },
    shop: { path: pathOf(emptyCartPage('shop', audience)), label: texts.toShop },
  }
  const actions = waysOn(type, cartCount).map((way, index) => (
    <Link key={way} href={ways[way].path} asChild>
      <Button href={ways[way].path} variant={index === 0 ? 'accent' : 'outline'}>
        {ways[way].label}
      </Button>
    </Link>
  ))
  const flags = (
    <Hoist>
      <VictorFlag />
    </Hoist>
  )
  return (
    <>
      <EmptyState title={texts[type]} actions={actions} flags={flags}>
        <p>{texts[`${type}Body`]}</p>
      </EmptyState>
      {help}
    </>
  )
}
