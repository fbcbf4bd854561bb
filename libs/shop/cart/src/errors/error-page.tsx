import { readSearch } from '@soe/rules'
import { emptyCartPage } from '@soe/shop-journey'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState, Hoist, VictorFlag } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { useCartMeta } from '../use-cart-meta'
import { errorPageTexts } from './error-page-texts'
import { errorTypes, readErrorType } from './error-types'

/** Explains why the shopper can't go on, and offers a way on. @param help someone to talk to */
export const ErrorPage = ({ help }: { help?: ReactNode }) => {
  const texts = useTexts(errorPageTexts)
  const { audience } = useIdentity()
  const type = readErrorType(readSearch(`?${useSearch()}`))
  useCartMeta(texts[type])
  const isToCart = errorTypes[type] === 'cart'
  const path = usePathOf()(isToCart ? 'expresscart' : emptyCartPage('shop', audience))
  const actions = (
    <Link href={path} asChild>
      <Button href={path}>{isToCart ? texts.toCart : texts.toShop}</Button>
    </Link>
  )
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
