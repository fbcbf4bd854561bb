import { readSearch } from '@soe/rules'
import { useIsClaimOver } from '@soe/shop-journey/use-is-claim-over'
import { useTexts } from '@soe/shop-platform'
import { NothingStops } from '@soe/shop-steps/nothing-stops'
import { NearestStore, StopButtons, StopExplanation, stopTexts } from '@soe/shop-steps/stops'
import { EmptyState, Hoist, VictorFlag } from '@soe/ui'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useCartMeta } from '../use-cart-meta'
import { readErrorType } from './error-types'

/**
 * Explains why the shopper can't go on, and offers a way on.
 * @param help ways to reach a person beside the call
 */
export const ErrorPage = ({ help }: { help?: ReactNode }) => {
  const texts = useTexts(stopTexts)
  const type = readErrorType(readSearch(`?${useSearch()}`))
  useCartMeta(texts[type])
  const isOver = useIsClaimOver(type)
  if (isOver) return <NothingStops />
  const flags = (
    <Hoist>
      <VictorFlag filled />
    </Hoist>
  )
  return (
    <>
      <EmptyState title={texts[type]} actions={<StopButtons type={type} />} flags={flags}>
        <StopExplanation type={type} />
        <NearestStore />
      </EmptyState>
      {help}
    </>
  )
}
