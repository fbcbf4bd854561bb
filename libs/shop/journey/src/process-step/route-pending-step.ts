import { isPrepay, stepKey, type Audience } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'
import type { DeviceAddFacts } from './device-add-facts'
import { routeDeviceAdd } from './route-device-add'
import { routeProcessStepAction, type StepActionFacts } from './route-process-step-action'

export interface PendingStepFacts
  extends StepActionFacts, Pick<DeviceAddFacts, 'availablePaths' | 'cradleFlowJourney' | 'hasExistingCase'> {
  audience: Audience
}

/** Where a step that the cart still lacks is done: by its action, else on the page that an added device leads to. */
export const routePendingStep = (step: string | null | undefined, facts: PendingStepFacts): Destination =>
  routeProcessStepAction(step, facts) ??
  routeDeviceAdd({
    cradleFlowJourney: 'NEXTGEN',
    ...facts,
    processStep: step ?? '',
    isPrepay: isPrepay(facts.audience),
  })

/** Steps that the law has no way to yet, and the page that brings the shopper nearer: the device, or signing in. */
const nearer: Readonly<Record<string, (facts: PendingStepFacts) => Destination>> = {
  PROMOGRIDWALLPDP: ({ line }) => destination('gridwall/smartphones', { mtnFlow: 'P', line }),
  ACCOUNTPIN: ({ line }) => destination('accountpin', { line }),
}

const cartPages: readonly string[] = ['cart', 'expresscart', 'expresscheckout']

/** The page on which a step that the cart lacks is done; undefined for a step that leads back to the cart alone. */
export const pageOfPendingStep = (step: string, facts: PendingStepFacts): Destination | undefined => {
  const found = routePendingStep(step, facts)
  if (!cartPages.includes(found.page)) return found
  const key = stepKey(step)
  return Object.hasOwn(nearer, key) ? nearer[key]?.(facts) : undefined
}
