import type { ProcessStepAnswer } from '@soe/contracts'
import { readSearch, stepKey, type Audience } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'
import { useSearch } from 'wouter'
import type { Destination } from '../addresses/destination'
import { expressPage } from '../addresses/express-page'
import { useGo } from '../addresses/use-go'
import type { DeviceAddFacts } from './device-add-facts'
import { routeEligibilityStep } from './eligibility-step'
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

/** A page that the express page has sent the shopper to for one thing leads back there (the specification, commerce 5). */
export const spokeDestination = (answer: ProcessStepAnswer, audience: Audience, search: string): Destination | null => {
  const { expresscheckout, spokeFlow } = readSearch(search)
  if (expresscheckout !== 'true' && spokeFlow !== 'true') return null
  const { processStep } = answer.serviceBody.serviceResponse.context.contextInfo
  return routeEligibilityStep(processStep) ?? expressPage(audience)
}

/** Goes where the answer of a change leads. After a device was added, name the `product`. */
export const useNextStep = () => {
  const go = useGo()
  const search = useSearch()
  const { audience } = useIdentity()
  return (answer: ProcessStepAnswer, more?: Partial<DeviceAddFacts>) =>
    go(spokeDestination(answer, audience, search) ?? nextDestination(answer, audience, more))
}
