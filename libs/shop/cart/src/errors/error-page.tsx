import { readSearch } from '@soe/rules'
import { emptyCartShopPath } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Button, EmptyState, Hoist, VictorFlag } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { cartPath } from '../cart-path'
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
  const path = isToCart ? cartPath(audience) : emptyCartShopPath('shop', audience)
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
