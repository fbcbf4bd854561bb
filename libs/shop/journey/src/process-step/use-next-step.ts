import type { ProcessStepAnswer } from '@soe/contracts'
import { stepKey, type Audience } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'
import type { Destination } from '../addresses/destination'
import { useGo } from '../addresses/use-go'
import type { DeviceAddFacts } from './device-add-facts'
import { routeDeviceAdd } from './route-device-add'
import { routeGoToCart } from './route-go-to-cart'
import { routePendingStep } from './route-pending-step'

/** Reads the facts that route a shopper after a change. */
export const deviceAddFacts = ({ serviceBody }: ProcessStepAnswer, audience: Audience): DeviceAddFacts => {
  const { contextInfo, cartInfo, customerInfo } = serviceBody.serviceResponse.context
  const { processStep, availablePaths, cradleFlowJourney } = contextInfo
  return {
    processStep,
    availablePaths,
    cradleFlowJourney,
    hasExistingCase: customerInfo.existingCase,
    isPrepay: audience === 'prepay' || audience === 'prepay-signed-in',
    ...(cartInfo.nextLine !== undefined && { line: cartInfo.nextLine, mtn: cartInfo.nextLine }),
  }
}

const cartSteps = ['SHOPPINGCART', 'PROMOHUB']

/**
 * A device that was just added has its own router. After any other change, steps that end in the cart lead to the
 * audience's own cart page, and the rest to where the step is done.
 */
export const nextDestination = (
  answer: ProcessStepAnswer,
  audience: Audience,
  more: Partial<DeviceAddFacts> = {},
): Destination => {
  const facts = { ...deviceAddFacts(answer, audience), ...more }
  const { product, intent, processStep } = facts
  if (product !== undefined) return routeDeviceAdd(facts)
  if (cartSteps.includes(stepKey(processStep))) return routeGoToCart(processStep, audience)
  return routePendingStep(processStep, { ...facts, audience, ...(intent !== undefined && { intendType: intent }) })
}

/** Goes where the answer of a change leads. After a device was added, name the `product`. */
export const useNextStep = () => {
  const go = useGo()
  const { audience } = useIdentity()
  return (answer: ProcessStepAnswer, more?: Partial<DeviceAddFacts>) => go(nextDestination(answer, audience, more))
}
