import { wherever, type Pair, type SeenAnswer } from '../promise/invariant'
import { sameItems, sumOf } from '../promise/values'
import { linesOf } from './cart-lines.invariants'
import { cartChanges } from './cart-changes'
import { type AmountRow, CartViewSchema, countCookies, ProcessStepContextSchema } from '@soe/contracts'

const rowsOf = (rows: readonly AmountRow[], code: AmountRow['code']) =>
  sumOf(rows.filter((row) => row.code === code).map(({ amount }) => amount))

const prices = (parts: readonly ({ readonly monthlyPrice: number } | undefined)[]) =>
  sumOf(parts.map((part) => part?.monthlyPrice ?? 0))

const line = (rest: object) => ({ accessories: [], installmentInfo: { mandatoryDownPayment: 0 }, ...rest })

const withoutBundle = { bundle: { discountAmount: 0 } }

interface CountedCart {
  readonly cartId: string
  readonly itemCount: number
}

const cookiePairs = ({ cartId, itemCount }: CountedCart, { cookies = {}, audience, key }: SeenAnswer): Pair[] => {
  // Of two changes at once nobody knows whose cookies a read finds.
  if (!cartChanges.includes(key)) return []
  const { cart: name } = countCookies(audience.endsWith('signed-in'))
  return [
    ...(cookies[name] === undefined ? [] : [[{ [name]: cookies[name] }, { [name]: String(itemCount) }] as const]),
    ...(cookies['cartId'] === undefined ? [] : [[{ cartId: cookies['cartId'] }, { cartId }] as const]),
  ]
}

export const cartTotalsInvariants = [
  wherever(ProcessStepContextSchema, [
    {
      id: 'count-cookie-differs',
      at: 'cartInfo.itemCount',
      says: 'after a change the count cookie of the cart is the number of its items, and cartId names it',
      pairs: ({ cartInfo }, call) => cookiePairs(cartInfo, call),
      right: {
        part: { cartInfo: { cartId: 'c', itemCount: 2 } },
        call: { cookies: { gnCartCount: '2', cartId: 'c' }, audience: 'signed-in' },
      },
      wrong: {
        part: { cartInfo: { cartId: 'c', itemCount: 2 } },
        call: { cookies: { gnCartCount: '1', cartId: 'c' }, audience: 'signed-in' },
      },
    },
  ]),
  wherever(CartViewSchema, [
    {
      id: 'monthly-row-differs',
      at: 'orderDetails.totals.monthlyRows',
      says: 'monthlyRows charges each plan, protection and feature of the cart with its monthly price',
      pairs: (cart) => {
        const { totals, accountFeatures = [] } = cart.orderDetails
        const lines = linesOf(cart)
        const right = {
          plan: prices(lines.map(({ plan }) => plan)),
          protection: prices(lines.map(({ protection }) => protection)),
          feature: prices([...accountFeatures, ...lines.flatMap(({ features = [] }) => features)]),
        }
        return (['plan', 'protection', 'feature'] as const).map((code) => [
          { [code]: rowsOf(totals.monthlyRows, code) },
          { [code]: right[code] },
        ])
      },
      right: {
        part: {
          lineDetails: { lineInfo: { a: line({ plan: { monthlyPrice: 55 } }) } },
          orderDetails: { totals: { monthlyRows: [{ code: 'plan', amount: 55 }] } },
        },
      },
      wrong: {
        part: {
          lineDetails: { lineInfo: { a: line({ plan: { monthlyPrice: 55 } }) } },
          orderDetails: { totals: { monthlyRows: [{ code: 'plan', amount: 65 }] } },
        },
      },
    },
    {
      id: 'today-row-differs',
      at: 'orderDetails.totals.todayRows',
      says: 'todayRows charges the donation and the down payments of the lines, and takes off what the bundle and the promotions do',
      pairs: (cart) => {
        const { totals, bundle, cartTotalDiscounts } = cart.orderDetails
        const lines = linesOf(cart)
        const right = {
          donation: sumOf(lines.map(({ donationInfo }) => donationInfo?.donationAmount ?? 0)),
          'down-payment': sumOf(lines.map(({ installmentInfo }) => installmentInfo.mandatoryDownPayment)),
          'bundle-discount': 0 - bundle.discountAmount,
          // What promotions take off is answered where there are any.
          'promo-discount': cartTotalDiscounts
            ? 0 - cartTotalDiscounts.discountAmount
            : rowsOf(totals.todayRows, 'promo-discount'),
        }
        return (['donation', 'down-payment', 'bundle-discount', 'promo-discount'] as const).map((code) => [
          { [code]: rowsOf(totals.todayRows, code) },
          { [code]: right[code] },
        ])
      },
      right: {
        part: {
          lineDetails: { lineInfo: { a: line({ donationInfo: { donationAmount: 0.37 } }) } },
          orderDetails: { ...withoutBundle, totals: { todayRows: [{ code: 'donation', amount: 0.37 }] } },
        },
      },
      wrong: {
        part: {
          lineDetails: { lineInfo: { a: line({ donationInfo: { donationAmount: 0.37 } }) } },
          orderDetails: { ...withoutBundle, totals: { todayRows: [] } },
        },
      },
    },
    {
      id: 'count-cookie-differs',
      at: 'itemCount',
      says: 'after a change the count cookie of the cart is the number of its items, and cartId names it',
      pairs: (cart, call) => cookiePairs(cart, call),
      right: { part: { cartId: 'c', itemCount: 2 }, call: { cookies: { gnCartCount: '2' }, audience: 'signed-in' } },
      wrong: { part: { cartId: 'c', itemCount: 2 }, call: { cookies: { gnCartCount: '1' }, audience: 'signed-in' } },
    },
    {
      id: 'items-listed',
      at: 'orderDetails.orderList',
      says: 'orderList names each device and each accessory of a line, with its pieces',
      pairs: (cart) => {
        const { orderList } = cart.orderDetails
        const items = linesOf(cart).flatMap(({ lineId, deviceItem, accessories }) => [
          ...(deviceItem ? [`${lineId} ${deviceItem.itemCode} 1`] : []),
          ...accessories.map(({ itemCode, qty }) => `${lineId} ${itemCode} ${qty}`),
        ])
        const listed = orderList?.map(({ lineId, itemCode, quantity }) => `${lineId} ${itemCode} ${quantity}`)
        return listed ? [sameItems(listed, items)] : []
      },
      right: {
        part: {
          lineDetails: { lineInfo: { a: { lineId: 'a', accessories: [{ itemCode: 'case', qty: 2 }] } } },
          orderDetails: { orderList: [{ lineId: 'a', itemCode: 'case', quantity: 2 }] },
        },
      },
      wrong: {
        part: {
          lineDetails: { lineInfo: { a: { lineId: 'a', accessories: [{ itemCode: 'case', qty: 2 }] } } },
          orderDetails: { orderList: [{ lineId: 'a', itemCode: 'charger', quantity: 2 }] },
        },
      },
    },
    {
      id: 'bar-code-flag-differs',
      at: 'orderDetails.cartTotalDiscounts.barCodeOfferAppliedOnOrder',
      says: 'barCodeOfferAppliedOnOrder is true exactly where the cart has a bar code, and promoCodes names each of them',
      pairs: ({ orderDetails: { cartTotalDiscounts, barCodes = [] } }) => {
        if (!cartTotalDiscounts) return []
        const codes = barCodes.map(({ barCodeId }) => barCodeId)
        const { barCodeOfferAppliedOnOrder, promoCodes } = cartTotalDiscounts
        return [
          [barCodeOfferAppliedOnOrder, codes.length > 0],
          [promoCodes.filter((code) => codes.includes(code)).length, codes.length],
        ]
      },
      right: {
        part: {
          orderDetails: { cartTotalDiscounts: { barCodeOfferAppliedOnOrder: false, promoCodes: ['A'] }, barCodes: [] },
        },
      },
      wrong: {
        part: {
          orderDetails: { cartTotalDiscounts: { barCodeOfferAppliedOnOrder: true, promoCodes: ['A'] }, barCodes: [] },
        },
      },
    },
    {
      id: 'steps-differ',
      at: 'pendingSteps.lines',
      says: 'the steps of the lines are those of sortedSteps, and a cart with any is not ready for checkout',
      pairs: ({ pendingSteps: { sortedSteps, lines = {} }, lineDetails: { allLines }, hubReadyForCheckout }) => {
        const ofLines = sortedSteps.filter(({ lineId }) => allLines.includes(lineId))
        const listed = Object.entries(lines).flatMap(([id, own]) => own.sortedSteps.map((step) => `${id} ${step}`))
        return [
          sameItems(
            listed,
            ofLines.map(({ lineId, step }) => `${lineId} ${step}`),
          ),
          ...(sortedSteps.length > 0 ? [[{ hubReadyForCheckout }, { hubReadyForCheckout: false }] as const] : []),
        ]
      },
      right: {
        part: {
          pendingSteps: { sortedSteps: [{ lineId: 'a', step: 'plan' }], lines: { a: { sortedSteps: ['plan'] } } },
          lineDetails: { allLines: ['a'] },
          hubReadyForCheckout: false,
        },
      },
      wrong: {
        part: {
          pendingSteps: { sortedSteps: [], lines: { a: { sortedSteps: ['plan'] } } },
          lineDetails: { allLines: ['a'] },
          hubReadyForCheckout: false,
        },
      },
    },
  ]),
]
