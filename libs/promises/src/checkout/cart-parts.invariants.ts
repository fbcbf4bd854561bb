import { wherever } from '../promise/invariant'
import { near, sumOf, unique } from '../promise/values'
import { CartAccessorySchema, CartDeviceSchema, CartLineSchema, TotalsSchema } from '@soe/contracts'

export const cartPartsInvariants = [
  wherever(CartLineSchema, [
    {
      id: 'accessory-twice',
      at: 'accessories',
      says: 'a line has each accessory once, with its quantity',
      pairs: ({ accessories }) => [unique(accessories.map(({ itemCode }) => itemCode))],
      right: { part: { accessories: [{ itemCode: 'case' }, { itemCode: 'charger' }] } },
      wrong: { part: { accessories: [{ itemCode: 'case' }, { itemCode: 'case' }] } },
    },
    {
      id: 'other-area',
      at: 'mtnDetails.areaCode',
      says: 'areaCode is the first three digits of the number',
      pairs: ({ mtnDetails, mobileNumber }) =>
        mtnDetails && mobileNumber !== undefined && /^\d{3}-?\d{3}/.test(mobileNumber)
          ? [[mtnDetails.areaCode, mobileNumber.slice(0, 3)]]
          : [],
      right: { part: { mtnDetails: { areaCode: '207' }, mobileNumber: '207-555-XXXX' } },
      wrong: { part: { mtnDetails: { areaCode: '404' }, mobileNumber: '207-555-XXXX' } },
    },
    {
      id: 'type-differs',
      at: 'lineActivityType',
      says: 'a line of accessories alone has no device, and a BYOD line has the own one',
      pairs: ({ lineActivityType, deviceItem }) => {
        if (!deviceItem) return []
        const isOwn = lineActivityType.endsWith('BYOD')
        return [
          [deviceItem.cartItemType, isOwn ? 'BYOD' : 'DEVICE'],
          ...(lineActivityType === 'ACC' ? [['ACC', 'NSE'] as const] : []),
        ]
      },
      right: { part: { lineActivityType: 'NSEBYOD', deviceItem: { cartItemType: 'BYOD' } } },
      wrong: { part: { lineActivityType: 'NSE', deviceItem: { cartItemType: 'BYOD' } } },
    },
  ]),
  wherever(CartAccessorySchema, [
    {
      id: 'no-piece',
      at: 'qty',
      says: 'an accessory of a cart has one to ten pieces',
      pairs: ({ qty }) => [[qty, Math.min(10, Math.max(1, qty))]],
      right: { part: { qty: 10 } },
      wrong: { part: { qty: 11 } },
    },
    {
      id: 'discount-adds',
      at: 'discountedPrice',
      says: 'discountedPrice is at most originalPrice',
      pairs: ({ discountedPrice, originalPrice }) => [[discountedPrice, Math.min(discountedPrice, originalPrice)]],
      right: { part: { discountedPrice: 19.99, originalPrice: 29.99 } },
      wrong: { part: { discountedPrice: 29.99, originalPrice: 19.99 } },
    },
    {
      id: 'line-total-differs',
      at: 'lineTotal',
      says: 'lineTotal is what the pieces cost, less what the offers take off',
      pairs: ({ lineTotal, discountedPrice, qty, promoHubOfferList }) => {
        const full = discountedPrice * qty
        if (promoHubOfferList === undefined)
          return [[lineTotal, lineTotal > full ? near(lineTotal, full, 0.005) : lineTotal]]
        const off = sumOf(promoHubOfferList.map(({ discountAmount }) => discountAmount))
        // A shared discount is rounded, at most by a cent a piece.
        return [[lineTotal, near(lineTotal, sumOf([full, -off]), qty / 100)]]
      },
      right: {
        part: { lineTotal: 71.97, discountedPrice: 29.99, qty: 3, promoHubOfferList: [{ discountAmount: 18 }] },
      },
      wrong: { part: { lineTotal: 90, discountedPrice: 29.99, qty: 3 } },
    },
  ]),
  wherever(CartDeviceSchema, [
    {
      id: 'instalments-differ',
      at: 'monthlyPrice',
      says: 'without interest the instalments are the retail price, within a cent a month; paid in full there are none',
      pairs: ({ term, apr, monthlyPrice, retailPrice }) => {
        if (term === 0) return [[monthlyPrice, 0]]
        const right = Math.floor((retailPrice / term) * 100) / 100
        return apr === 0 ? [[monthlyPrice, monthlyPrice > right ? near(monthlyPrice, right, 0.01) : monthlyPrice]] : []
      },
      right: { part: { term: 36, apr: 0, monthlyPrice: 27.77, retailPrice: 999.99 } },
      wrong: { part: { term: 36, apr: 0, monthlyPrice: 2777, retailPrice: 999.99 } },
    },
    {
      id: 'ships-later',
      at: 'availableOn',
      says: 'only what ships later says when',
      pairs: ({ availability, availableOn }) => (availability === 'in-stock' ? [[availableOn, undefined]] : []),
      right: { part: { availability: 'in-stock' } },
      wrong: { part: { availability: 'in-stock', availableOn: '2026-12-24' } },
    },
  ]),
  wherever(TotalsSchema, [
    {
      id: 'sum-today',
      at: 'dueToday',
      says: 'dueToday is the sum of todayRows',
      pairs: ({ dueToday, todayRows }) => [[dueToday, sumOf(todayRows.map(({ amount }) => amount))]],
      right: { part: { dueToday: 3.5, todayRows: [{ amount: 5 }, { amount: -1.5 }] } },
      wrong: { part: { dueToday: 3, todayRows: [{ amount: 5 }, { amount: -1.5 }] } },
    },
    {
      id: 'sum-monthly',
      at: 'dueMonthly',
      says: 'dueMonthly is the sum of monthlyRows',
      pairs: ({ dueMonthly, monthlyRows }) => [[dueMonthly, sumOf(monthlyRows.map(({ amount }) => amount))]],
      right: { part: { dueMonthly: 27.77, monthlyRows: [{ amount: 27.77 }] } },
      wrong: { part: { dueMonthly: 27, monthlyRows: [{ amount: 27.77 }] } },
    },
    {
      id: 'discount-adds',
      at: 'todayRows[].amount',
      says: 'a discount takes off, and nothing else does',
      pairs: ({ todayRows, monthlyRows, creditRows = [] }) =>
        [...todayRows, ...monthlyRows, ...creditRows].map(({ code, amount }) => [
          amount,
          (code.endsWith('discount') ? -1 : 1) * Math.abs(amount) || 0,
        ]),
      right: { part: { todayRows: [{ code: 'bundle-discount', amount: -18 }], monthlyRows: [] } },
      wrong: { part: { todayRows: [{ code: 'bundle-discount', amount: 18 }], monthlyRows: [] } },
    },
  ]),
]
