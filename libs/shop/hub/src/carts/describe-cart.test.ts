import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { hubTexts } from '../hub-texts'
import { describeCart } from './saved-cart'

const texts = hubTexts('en')
const phone = { lineActivityType: 'NSE', deviceItem: { description: 'Orbit Tab 11' }, accessories: [] }
const upgrade = { ...phone, lineActivityType: 'EUP' }
const chargers = { lineActivityType: 'ACC', accessories: [{ qty: 2, description: 'Bosun Charger' }] }

const cartOf = (lines: object[], tradeInItems: object[] = []) =>
  partOf<CartView>({
    lineDetails: {
      allLines: [...lines.keys()].map(String),
      lineInfo: Object.fromEntries(lines.entries()),
      tradeInDetail: { tradeInItems },
    },
  })

it.each([
  ['Orbit Tab 11, new line', cartOf([phone])],
  ['Orbit Tab 11, upgrade', cartOf([upgrade])],
  ['2 × Bosun Charger', cartOf([chargers])],
  ['Trade-in alone, Orbit 9', cartOf([], [{ deviceModel: 'Orbit 9' }])],
  ['4 items, 1 trade-in', cartOf([phone, upgrade, chargers], [{ deviceModel: 'Orbit 9' }])],
  ['1 plan change', cartOf([{ lineActivityType: 'CPC', accessories: [] }])],
  ['A cart', cartOf([])],
])('%s', (words, cart) => {
  expect(describeCart(cart, texts)).toBe(words)
})
