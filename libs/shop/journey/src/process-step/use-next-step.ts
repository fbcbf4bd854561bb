import type { ProcessStepAnswer } from '@soe/contracts'
import { readSearch, stepKey, type Audience } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'
import { useSearch } from 'wouter'
import type { Destination } from '@soe/shop-platform'
import { expressPage } from '../addresses/express-page'
import { useGo } from '../addresses/use-go'
import type { DeviceAddFacts } from './device-add-facts'
import { routeEligibilityStep } from './eligibility-step'
import { routeDeviceAdd } from './route-device-add'
import { routeGoToCart } from './route-go-to-cart'
import { routePendingStep } from './route-pending-step'

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

/** Steps of a trade-in all begin alike, in any case. */
const isTradeInStep = (step: string | null | undefined) => stepKey(step).startsWith('TRADEIN')

/** Where the router of an added device leads with a step that it doesn't know. */
const unknownStep: readonly string[] = ['expresscart', 'expresscheckout']

/**
 * Steps that end in the cart lead to the audience's own cart page, unless a device was just added. Steps that follow no
 * added device, such as those of a trade-in, lead to where they are done.
 */
export const nextDestination = (
  answer: ProcessStepAnswer,
  audience: Audience,
  more: Partial<DeviceAddFacts> = {},
): Destination => {
  const facts = { ...deviceAddFacts(answer, audience), ...more }
  const { product, intent, processStep } = facts
  const added = routeDeviceAdd(facts)
  if (product !== undefined) return added
  if (cartSteps.includes(stepKey(processStep))) return routeGoToCart(processStep, audience)
  if (!isTradeInStep(processStep) && !unknownStep.includes(added.page)) return added
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
