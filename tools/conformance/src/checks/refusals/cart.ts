import type { ErrorId, OperationKey } from '@soe/contracts'
import { exampleBody, exampleOf } from '../../shopping/examples'
import { addPhone } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { type Refusal, type Request, noZipCode, nobody, onEmptyCart, refused } from './refusal'

const charger = 'bosun-charger-chalk'

const accessories = (line: object): Request => ({
  body: { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', ...line }] } },
})

const addFour = async (shopper: Shopper) => {
  await addPhone(shopper)
  await shopper.call('cart.addAccessories', accessories({ addAccessories: [{ id: charger, qty: 6 }] }))
}

const removeFirst = async (shopper: Shopper) => {
  await addPhone(shopper)
  await addPhone(shopper)
  await shopper.call('cart.removeDevice', exampleOf('cart.removeDevice'))
}

const lineCall = (key: OperationKey, field: string, value: string): Request => ({
  body: exampleBody(key, { [field]: value }),
})

const emergency = (mtn: string) => {
  const { lines } = exampleBody('cart.e911Address') as { lines: { e911Address: object }[] }
  return { e911Address: lines[0]?.e911Address, ...lines[0], mtn }
}

const newDevice = (name: string, id: string, productId: string, ...legal: ErrorId[]): Refusal => {
  const device = { id, productId, dppMonths: 0, contractTerm: 'MONTH_TO_MONTH' }
  const data = { lines: [{ device, isNewLine: true }] }
  return {
    name,
    key: 'cart.addDevice',
    request: { body: exampleBody('cart.addDevice', { data }) },
    legal,
    prepared: addPhone,
  }
}

export const cartRefusals: readonly Refusal[] = [
  {
    name: 'at a ZIP code that does not exist',
    key: 'cart.calculateMultiLineTax',
    request: { body: exampleBody('cart.calculateMultiLineTax', { zipCode: noZipCode }) },
    legal: ['ZIP_CODE_INVALID'],
    kind: 'zip-unknown',
    prepared: true,
  },
  {
    name: 'at a ZIP code that does not exist',
    key: 'cart.e911Address',
    request: {
      body: exampleBody('cart.e911Address', {
        lines: [
          { ...emergency('newLine1'), e911Address: { ...emergency('newLine1').e911Address, zipCode: noZipCode } },
        ],
      }),
    },
    legal: ['ZIP_CODE_INVALID'],
    kind: 'zip-unknown',
    prepared: true,
  },
  {
    name: 'at a ZIP code that does not exist',
    key: 'cart.validateE911Address',
    request: {
      body: exampleBody('cart.validateE911Address', {
        e911Address: { ...emergency('newLine1').e911Address, zipCode: noZipCode },
      }),
    },
    legal: ['ZIP_CODE_INVALID'],
    kind: 'zip-unknown',
    prepared: true,
  },
  {
    ...refused('cart.addPlan', 'of a prepaid plan', { planId: 'dinghy-prepaid-15gb' }, 'ITEM_NOT_FOUND'),
    legal: ['LINE_NOT_ELIGIBLE', 'ITEM_NOT_FOUND'],
    prepared: true,
  },
  onEmptyCart('cart.saveCart'),
  onEmptyCart('cart.addStep'),
  onEmptyCart('cart.validateCart'),
  onEmptyCart('cart.validateOrder', 'CART_INCOMPLETE'),
  newDevice('of an unknown sku', nobody, nobody, 'ITEM_NOT_FOUND'),
  newDevice('of a sku that is sold out', 'tern-a2-tide-128', 'dev14000017', 'OUT_OF_STOCK', 'ITEM_NOT_FOUND'),
  {
    name: 'of a line that is not there',
    key: 'cart.removeDevice',
    request: lineCall('cart.removeDevice', 'lineId', nobody),
    legal: ['ITEM_NOT_FOUND'],
    prepared: addPhone,
  },
  {
    name: 'of a line that is gone',
    key: 'cart.removeDevice',
    request: exampleOf('cart.removeDevice'),
    legal: ['ITEM_NOT_FOUND'],
    prepared: removeFirst,
  },
  ...(['cart.removeDevice', 'cart.addPlan', 'cart.assignMtn'] as const).map((key): Refusal => ({
    name: 'of a line in other letters',
    key,
    request: lineCall(key, 'lineId', '<newLine1 in other letters>'),
    legal: ['ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    kind: 'ids-inexact',
    prepared: addPhone,
  })),
  ...(['cart.addPlan', 'cart.assignMtn'] as const).map((key): Refusal => ({
    name: 'of a line that is not there',
    key,
    request: lineCall(key, 'lineId', nobody),
    legal: ['ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    prepared: addPhone,
  })),
  {
    name: 'of a line that is not there',
    key: 'cart.switchSim',
    request: lineCall('cart.switchSim', 'mtn', nobody),
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of a part that is not there',
    key: 'cart.e911Address',
    request: { body: exampleBody('cart.e911Address', { lines: [emergency('newLine1'), emergency(nobody)] }) },
    prepared: true,
  },
  {
    name: 'of an unknown plan',
    key: 'cart.addPlan',
    request: { body: exampleBody('cart.addPlan', { planId: nobody }) },
    legal: ['ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
    prepared: true,
  },
  {
    name: 'of an unknown accessory',
    key: 'cart.addAccessories',
    request: accessories({ addAccessories: [{ id: nobody, qty: 1 }] }),
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of a part that is not there',
    key: 'cart.addAccessories',
    request: accessories({
      addAccessories: [
        { id: charger, qty: 2 },
        { id: nobody, qty: 1 },
      ],
    }),
    prepared: true,
  },
  {
    name: 'of an accessory that is not in the cart',
    key: 'cart.addAccessories',
    request: accessories({ removeAccessories: [{ id: charger, qty: 1 }] }),
    legal: ['3000', 'ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of more than ten pieces',
    key: 'cart.addAccessories',
    request: accessories({ addAccessories: [{ id: charger, qty: 5 }] }),
    legal: ['QUANTITY_LIMIT'],
    kind: 'limit-ignored',
    prepared: addFour,
  },
  {
    name: 'of an unknown promo code',
    key: 'cart.applyPromo',
    request: { body: { promoCode: nobody } },
    legal: ['PROMO_INVALID'],
    prepared: true,
  },
  {
    name: 'of an unknown bar code',
    key: 'cart.updateBarcode',
    request: { body: { cartInfo: { barCodeIds: ['810000004101', '899999999999'] } } },
    legal: ['PROMO_INVALID'],
    prepared: true,
  },
]
