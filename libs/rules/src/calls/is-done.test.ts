import type { SuccessRule } from '@soe/contracts'
import {
  addAccessories,
  addDevice,
  addFeatures,
  addWishlist,
  clearCache,
  getCheckoutDetails,
  jsNotify,
  listProducts,
  livePersonCheck,
  paypalAuthenticate,
  removeDevice,
  removeWishlist,
} from '@soe/contracts/routes'
import { isDone } from './is-done'

interface Called {
  readonly key: string
  readonly success?: SuccessRule
}

const header = (statusCode: string, statusMsg = '') => ({ serviceHeader: { statusCode, statusMsg } })
const adding = { data: { lines: [{ addAccessories: [{ id: 'a' }] }] } }
const removing = { data: { lines: [{ removeAccessories: [{ id: 'a' }] }] } }
const features = (...ids: string[]) => ({ data: { accountFeatures: ids.map((id) => ({ id })) } })
const spos = (...results: [string, boolean][]) => ({
  ...header('00', 'SUCCESS'),
  cartInfo: { lines: [{ spos: results.map(([id, success]) => ({ id, success })) }] },
})

const rows: [Called, unknown, unknown, boolean][] = [
  [addWishlist, {}, { statusCode: '1' }, true],
  [addWishlist, {}, { statusCode: '00' }, false],
  [addWishlist, {}, {}, false],
  [removeWishlist, {}, { statusCode: '1' }, true],
  [addAccessories, adding, header('00'), true],
  [addAccessories, adding, header('SUCCESS'), true],
  [addAccessories, adding, header('0'), false],
  [addAccessories, removing, header('00'), true],
  [addAccessories, removing, header('SUCCESS'), false],
  [addDevice, {}, header('00'), true],
  [addDevice, {}, header('0'), false],
  [removeDevice, {}, header('00'), true],
  [removeDevice, {}, header('99'), false],
  [clearCache, {}, { code: 200 }, true],
  [clearCache, {}, { code: 500 }, false],
  [addFeatures, features('x'), spos(['x', true]), true],
  [addFeatures, features('x'), spos(['x', true], ['y', false]), true],
  [addFeatures, features('x', 'y'), spos(['x', true], ['y', false]), false],
  [addFeatures, features('x'), spos(), false],
  [addFeatures, features('x'), { ...spos(['x', true]), ...header('00', 'PARTIAL') }, false],
  [paypalAuthenticate, {}, { status: '1', ...header('00') }, true],
  [paypalAuthenticate, {}, { status: '0', ...header('00') }, false],
  [livePersonCheck, {}, { service: header('0') }, true],
  [livePersonCheck, {}, { service: header('1') }, false],
  [jsNotify, {}, { statusCode: '99' }, true],
  [getCheckoutDetails, {}, header('00'), true],
  [getCheckoutDetails, {}, header('0'), true],
  [getCheckoutDetails, {}, { statusCode: 0 }, true],
  [getCheckoutDetails, {}, header('99'), false],
  [getCheckoutDetails, {}, { statusCode: '99' }, false],
  [listProducts, {}, { products: [] }, true],
]

describe('an answer of', () => {
  it.each(rows.map(([route, ...row]) => [route.key, ...row, route.success] as const))(
    '%s to %j that is %j has done what was asked: %s',
    (_key, request, answer, expected, rule) => {
      expect(isDone(rule, { request, answer })).toBe(expected)
    },
  )
})
