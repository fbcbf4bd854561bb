import type { OperationKey, ProcessStepAnswer } from '@soe/contracts'
import { useNextStep } from '../navigation/use-next-step'
import { useShop } from '../shop-context'
import { useChange, type ChangeOptions } from './use-change'

type StepOperation = Extract<OperationKey, 'cart.addPlan' | 'cart.assignMtn' | 'cart.addStep'>

/** A change that ends a step: its answer leads to the next one. The cart is read again there, not here. */
export const useStepChange = <Key extends StepOperation>(key: Key, options: ChangeOptions<Key> = {}) => {
  const { queryClient } = useShop()
  const goOn = useNextStep()
  return useChange(key, {
    ...options,
    onDone: async (answer, body) => {
      await queryClient.invalidateQueries({ queryKey: ['checkout.getCheckoutDetails'], refetchType: 'none' })
      await options.onDone?.(answer, body)
      goOn(answer as ProcessStepAnswer)
    },
  })
}
