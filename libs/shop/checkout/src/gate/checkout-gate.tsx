import type { CheckoutDetails } from '@soe/contracts'
import { buildDestinationPath } from '@soe/shop-journey'
import { useIdentity } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { nextE911Line } from '../e911/next-e911-line'
import { e911Destination } from '../e911/e911-destination'
import { guardStep, type CheckoutStep } from '../flow/checkout-steps'
import { DetailsGate } from '../flow/details-gate'

interface CheckoutGateProps {
  step: CheckoutStep | 'express'
  children: (details: CheckoutDetails) => ReactNode
}

const Guarded = ({ step, details, children }: CheckoutGateProps & { details: CheckoutDetails }) => {
  const { audience } = useIdentity()
  const line = nextE911Line(details, audience)
  const elsewhere = guardStep(details, step, audience) ?? (line && e911Destination(line.lineId, 'checkout'))
  return elsewhere ? <Redirect to={buildDestinationPath(elsewhere, audience)} replace /> : children(details)
}

/** Shows a step to shoppers who may see it; others are redirected. */
export const CheckoutGate = ({ step, children }: CheckoutGateProps) => (
  <DetailsGate>
    {(details) => (
      <Guarded step={step} details={details}>
        {children}
      </Guarded>
    )}
  </DetailsGate>
)
