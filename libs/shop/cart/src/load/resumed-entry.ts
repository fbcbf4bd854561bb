import type { ProcessStepAnswer } from '@soe/contracts'
import { routeResumedCase } from '@soe/shop-journey'
import { resumedCartMarker, type Shop } from '@soe/shop-platform'
import type { CartEntry } from './cart-entry'

export const stepOf = ({ serviceBody }: ProcessStepAnswer) =>
  serviceBody.serviceResponse.context.contextInfo.processStep

export const resumedEntry = (shop: Shop, answer: ProcessStepAnswer): CartEntry => {
  shop.environment.sessionStorage.setItem(resumedCartMarker, 'true')
  return { kind: 'resumed', destination: routeResumedCase(stepOf(answer)) }
}
