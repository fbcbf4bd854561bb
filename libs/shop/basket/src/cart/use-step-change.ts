import type { OperationKey, ProcessStepAnswer } from '@soe/contracts'
import { useNextStep } from '@soe/shop-journey'
import { useChange, useShop, type ChangeOptions } from '@soe/shop-platform'
import { cartRead } from './cart-query'

type StepOperation = Extract<OperationKey, 'cart.addPlan' | 'cart.assignMtn' | 'cart.addStep'>

/** A change that ends a step and goes on to the next, which reads the cart again. */
export const useStepChange = <Key extends StepOperation>(key: Key, options: ChangeOptions<Key> = {}) => {
  const { queryClient } = useShop()
  const goOn = useNextStep()
  return useChange(key, {
    ...options,
    onDone: async (answer, body) => {
      await queryClient.invalidateQueries({ queryKey: [cartRead], refetchType: 'none' })
      await options.onDone?.(answer, body)
      goOn(answer as ProcessStepAnswer)
    },
  })
}
