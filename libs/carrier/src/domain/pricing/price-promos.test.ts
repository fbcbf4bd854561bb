import { promotionModels, type PromoTerms } from '@soe/catalogue'
import { isExpired, pricePromos } from './price-promos'

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

it.each([
  ['at the end of its last day in New York', '2026-07-01T03:59:00Z', false],
  ['at the end of its last day in Hawaii', '2026-07-01T09:59:00Z', false],
  ['a minute later', '2026-07-01T10:00:00Z', true],
])('a code counts to its last day wherever orders go: %s', (_, now, expected) => {
  const [code] = promotionModels.filter(({ expiresOn }) => expiresOn === '2026-06-30')
  expect(code && isExpired(code, Date.parse(now))).toBe(expected)
})
