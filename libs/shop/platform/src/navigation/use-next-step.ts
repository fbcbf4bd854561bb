import type { ProcessStepAnswer } from '@soe/contracts'
import {
  routeDeviceAdd,
  routeGoToCart,
  stepKey,
  type Audience,
  type DeviceAddFacts,
  type Destination,
} from '@soe/rules'
import { useIdentity } from '../shop-context'
import { useGo } from './use-go'

/** What the answer of a change tells about the way on. */
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

/** Steps that end in the cart go by the shopper's own cart page, unless a device was just added. */
export const nextDestination = (
  answer: ProcessStepAnswer,
  audience: Audience,
  more: Partial<DeviceAddFacts> = {},
): Destination => {
  const facts = { ...deviceAddFacts(answer, audience), ...more }
  const isCart = more.product === undefined && cartSteps.includes(stepKey(facts.processStep))
  return isCart ? routeGoToCart(facts.processStep, audience) : routeDeviceAdd(facts)
}

/** Goes where the answer of a change leads. After a device was added, name the `product`. */
export const useNextStep = () => {
  const go = useGo()
  const { audience } = useIdentity()
  return (answer: ProcessStepAnswer, more?: Partial<DeviceAddFacts>) => go(nextDestination(answer, audience, more))
}
