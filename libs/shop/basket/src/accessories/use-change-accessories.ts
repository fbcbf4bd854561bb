import type { BodyInputOf } from '@soe/contracts'
import { addAccessories } from '@soe/contracts/routes'
import { useChange, type ChangeOptions } from '@soe/shop-platform'

type Line = BodyInputOf<typeof addAccessories>['data']['lines'][number]
type Addition = NonNullable<Line['addAccessories']>[number]
type Removal = NonNullable<Line['removeAccessories']>[number]

/** Changes the accessories of a line; adding one that the line has adds to its quantity. */
export const useChangeAccessories = (options: ChangeOptions<typeof addAccessories> = {}) => {
  const { mutate, isPending, variables } = useChange(addAccessories, options)
  const changeAll = (lines: Line[]) => mutate({ cartInfo: {}, data: { lines } })
  const change = (line: Line) => changeAll([line])
  return {
    changeAll,
    add: (lineId: string, item: Addition) => change({ mtn: lineId, addAccessories: [item] }),
    /** Removes what the line has and adds the new quantity, in one call. */
    set: (lineId: string, { id, qty }: Removal, quantity: number) =>
      change({ mtn: lineId, removeAccessories: [{ id, qty }], addAccessories: [{ id, qty: quantity }] }),
    remove: (lineId: string, item: Removal) => change({ mtn: lineId, removeAccessories: [item] }),
    pending: isPending ? variables.data.lines[0] : undefined,
  }
}
