import { stepKey } from '@soe/rules'
import type { FlowStep } from '@soe/shop-platform'

const flowSteps: ReadonlyMap<string, FlowStep> = new Map([
  ['PLANSELECTION', 'plan'],
  ['NEWRECOMMENDEDPLANSELECTION', 'plan'],
  ['RECOMMENDEDPLANSELECTION', 'plan'],
  ['NUMBERSELECTION', 'number'],
  ['ASSIGNNUMBERS', 'number'],
  ['ACCESSORYINTERESTIAL', 'accessories'],
])

/** The step of a purchase on whose page a pending step is done; undefined for one that is done elsewhere. */
export const flowStepOf = (step: string): FlowStep | undefined => flowSteps.get(stepKey(step))
