import type { BodyInputOf } from '@soe/contracts'
import type { addAccessories } from '@soe/contracts/routes'
import { accessoryFlowName, defaultLine, placeholderNumber } from '@soe/rules'
import { clientAppName } from '../client-app-name'

type Request = BodyInputOf<typeof addAccessories>
type CartInfo = Request['cartInfo']
type Item = NonNullable<Request['data']['lines'][number]['addAccessories']>[number]

export interface AccessoryChoice {
  item: Item
  /** The page that it is added from, in the carrier's words. */
  cartInfo?: Omit<CartInfo, 'clientAppName' | 'intendType'>
}

/** The line of a cart that has no device yet. */
export const accessoryOnlyLine = (loggedIn: boolean): string => (loggedIn ? defaultLine : placeholderNumber)

/** The body of `add-accessories` for an accessory that is bought without a device. */
export const accessoryRequest = ({ item, cartInfo }: AccessoryChoice, loggedIn: boolean): Request => ({
  cartInfo: { clientAppName, intendType: accessoryFlowName(loggedIn), ...cartInfo },
  data: { lines: [{ mtn: accessoryOnlyLine(loggedIn), addAccessories: [item] }], depletionType: 'F' },
})
