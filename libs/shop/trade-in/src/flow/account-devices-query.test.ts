import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { accountDevicesRequest } from './account-devices-query'

const line = (productId: string) => ({ deviceItem: { productId, cartItemType: 'DEVICE' as const } })

const cart = partOf<CartView>({
  cartId: 'C1',
  lineDetails: {
    allLines: ['newLine1', 'newLine2', 'newLine3'],
    lineInfo: { newLine1: line('dev14000001'), newLine2: line('dev14000003'), newLine3: {} },
  },
  pendingSteps: { sortedSteps: [] },
})

it.each([
  ['the first new device', undefined, { cartId: 'C1', productId: 'dev14000001' }],
  ['the device of the line that the address names', 'newLine2', { cartId: 'C1', productId: 'dev14000003' }],
  ['no device where that line has none', 'newLine3', { cartId: 'C1' }],
])('the devices of the account are asked for with %s', (_what, named, expected) => {
  expect(accountDevicesRequest(cart, named)).toEqual(expected)
})

it('without a cart they are asked for alone', () => {
  expect(accountDevicesRequest(undefined, 'newLine1')).toEqual({})
})
