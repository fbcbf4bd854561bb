import type { AnswerOf, ProcessStepAnswer } from '@soe/contracts'
import type { addPlan, addStep, assignMtn, switchSim } from '@soe/contracts/routes'
import { useNextStep } from '@soe/shop-journey'
import { useChange, type ChangeOptions } from '@soe/shop-platform'

type StepRoute = typeof addPlan | typeof assignMtn | typeof addStep | typeof switchSim

export const useStepChange = <Called extends StepRoute>(route: Called, options: ChangeOptions<Called> = {}) => {
  const goOn = useNextStep()
  return useChange(route, {
    ...options,
    refetch: false,
    onDone: async (answer: AnswerOf<Called>, body) => {
      await options.onDone?.(answer, body)
      goOn(answer as ProcessStepAnswer)
    },
  })
}
