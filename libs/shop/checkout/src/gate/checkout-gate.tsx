import type { CheckoutDetails } from '@soe/contracts'
import type { Audience } from '@soe/rules'
import { withSearch } from '@soe/shop-journey'
import { sentOnMarker, useIdentity, usePathOf, useShop, destination, type Destination } from '@soe/shop-platform'
import { e911LinesOf } from '@soe/shop-steps'
import { useEffect, type ReactNode } from 'react'
import { Redirect, useSearch } from 'wouter'
import { guardStep, type CheckoutStep } from '../flow/checkout-steps'
import { DetailsGate } from '../flow/details-gate'

interface CheckoutGateProps {
  step: CheckoutStep | 'express'
  children: (details: CheckoutDetails) => ReactNode
}

/** The page that asks for a line's emergency address; from the checkout it leads back there. */
const e911Destination = (line: string, from: 'cart' | 'checkout'): Destination =>
  destination('e911', { line, expresscheckout: from === 'checkout' ? 'true' : undefined })

const elsewhereOf = (details: CheckoutDetails, step: CheckoutGateProps['step'], audience: Audience) => {
  const [line] = e911LinesOf(details.cart, audience)
  return guardStep(details, step, audience) ?? (line && e911Destination(line.lineId, 'checkout'))
}

const Guarded = ({ step, details, children }: CheckoutGateProps & { details: CheckoutDetails }) => {
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const search = useSearch()
  const { sessionStorage } = useShop().environment
  const { cartId } = details.cart
  useEffect(() => sessionStorage.setItem(sentOnMarker, cartId), [sessionStorage, cartId])
  const elsewhere = elsewhereOf(details, step, audience)
  if (!elsewhere) return children(details)
  return <Redirect to={withSearch(pathOf(elsewhere), search)} replace />
}

export const CheckoutGate = ({ step, children }: CheckoutGateProps) => {
  const { audience } = useIdentity()
  return (
    <DetailsGate suits={(details) => !elsewhereOf(details, step, audience)}>
      {(details) => (
        <Guarded step={step} details={details}>
          {children}
        </Guarded>
      )}
    </DetailsGate>
  )
}
