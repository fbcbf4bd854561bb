import type { BodyInputOf } from '@soe/contracts'
import type { addAccessories } from '@soe/contracts/routes'
import { accessoryFlowName, defaultLine, placeholderNumber } from '@soe/rules'
import { clientAppName } from '../client-app-name'

type Request = BodyInputOf<typeof addAccessories>
type CartInfo = Request['cartInfo']
type Item = NonNullable<Request['data']['lines'][number]['addAccessories']>[number]

export interface AccessoryChoice {
  item: Item
  cartInfo?: Omit<CartInfo, 'clientAppName' | 'intendType'>
}

export const accessoryOnlyLine = (loggedIn: boolean): string => (loggedIn ? defaultLine : placeholderNumber)

export const accessoryRequest = ({ item, cartInfo }: AccessoryChoice, loggedIn: boolean): Request => ({
  cartInfo: { clientAppName, intendType: accessoryFlowName(loggedIn), ...cartInfo },
  data: { lines: [{ mtn: accessoryOnlyLine(loggedIn), addAccessories: [item] }], depletionType: 'F' },
})
