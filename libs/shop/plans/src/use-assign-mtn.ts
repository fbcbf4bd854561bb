import type { BodyInputOf } from '@soe/contracts'
import { assignMtn } from '@soe/contracts/routes'
import { useStepChange } from '@soe/shop-basket'

type NumberRequest = BodyInputOf<typeof assignMtn>['number']

/** Gives a line of the cart its number, then goes on to the next step. */
export const useAssignMtn = (lineId: string) => {
  const { mutate, isPending } = useStepChange(assignMtn)
  return { assign: (number: NumberRequest) => mutate({ cartInfo: {}, lineId, number }), isPending }
}
