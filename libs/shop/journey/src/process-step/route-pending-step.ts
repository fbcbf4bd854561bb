import { isPrepay, type Audience } from '@soe/rules'
import type { Destination } from '@soe/shop-platform'
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
