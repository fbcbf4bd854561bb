import type { PromoTerms } from '@soe/catalogue'
import { pricePromos } from './price-promos'

const amounts = { orderCents: 100_00, accessoriesCents: 40_00 }
const tenDollars: PromoTerms = { code: 'TEN', on: 'order', cents: 10_00 }
const quarterOffAccessories: PromoTerms = { code: 'QUARTER', on: 'accessories', percent: 25 }

describe('pricePromos', () => {
  it.each<[string, PromoTerms[], number[]]>([
    ['takes nothing off without a promotion', [], []],
    ['takes cents off the order', [tenDollars], [10_00]],
    ['takes a percentage off accessories alone', [quarterOffAccessories], [10_00]],
    ['takes a percentage off the order', [{ code: 'HALF', on: 'order', percent: 50 }], [50_00]],
    ['adds promotions up', [tenDollars, quarterOffAccessories], [10_00, 10_00]],
    ['never takes more off accessories than they cost', [{ code: 'BIG', on: 'accessories', cents: 90_00 }], [40_00]],
    ['stops where nothing is left', [{ code: 'BIG', on: 'order', cents: 95_00 }, tenDollars], [95_00, 5_00]],
    ['rounds half a cent up', [{ code: 'ODD', on: 'accessories', percent: 33.3375 }], [13_34]],
  ])('%s', (_name, promos, expected) => {
    expect(pricePromos(promos, amounts).map(({ cents }) => cents)).toEqual(expected)
  })
})
