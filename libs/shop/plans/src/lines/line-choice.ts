import type { CartLine, Plan } from '@soe/contracts'
import type { LinePlans } from './use-line-plans'
import { cheapestFirst } from '../cheapest-first'

export interface LineChoice {
  line: CartLine
  /** From the cheapest; undefined until they are read. */
  plans: readonly Plan[] | undefined
  /** The plan that the line shows as its own. */
  chosen: Plan | undefined
  /** An upgrade: the plan of its number stays. */
  isKept: boolean
}

const isUpgrade = ({ lineActivityType }: CartLine) => lineActivityType.startsWith('EUP')

/** The only plan of a device is chosen, and cannot be left. */
const choiceOf = (plans: readonly Plan[], planId: string | undefined): Plan | undefined =>
  plans.find((plan) => plan.planId === planId) ?? (plans.length === 1 ? plans[0] : undefined)

/** A line with the plans that it may have, by what the carrier answered and the shopper chose here. */
export const lineChoice = (line: CartLine, answer: LinePlans | undefined, made: string | undefined): LineChoice => {
  const isKept = isUpgrade(line)
  const sorted = answer && cheapestFirst(answer.plans)
  const planId = made ?? line.plan?.planId ?? answer?.currentPlanId
  const plans = isKept ? sorted?.filter((plan) => plan.planId === answer?.currentPlanId) : sorted
  return { line, plans, chosen: plans && choiceOf(plans, planId), isKept }
}

/** The lines that choose among the same plans as the first that has a choice. */
export const alikeLines = (choices: readonly LineChoice[]): readonly LineChoice[] => {
  const names = ({ plans = [] }: LineChoice) => plans.map(({ planId }) => planId).join()
  const open = choices.filter(({ isKept, plans = [] }) => !isKept && plans.length > 1)
  return open.filter((choice) => names(choice) === names(open[0] ?? choice))
}

/** The plan to offer to all lines of a kind; undefined where all have it, or there is one line. */
export const sharedPlan = (alike: readonly LineChoice[]): Plan | undefined => {
  const [first] = alike
  const plan = first?.chosen ?? first?.plans?.find(({ recommended }) => recommended)
  const isShared = alike.every(({ chosen }) => chosen?.planId === plan?.planId)
  return alike.length > 1 && !isShared ? plan : undefined
}

/** Shown as chosen, and not kept yet. */
export const isUnsaved = ({ line, chosen, isKept }: LineChoice): boolean =>
  !isKept && chosen !== undefined && line.plan?.planId !== chosen.planId
