import { anchorOf, decisionsNamed, linksIn, rowsOf } from './decision-index.mjs'

it.each([
  ['38 Shop addresses', '38-shop-addresses'],
  ['85 Loading the cart, and `redirect`', '85-loading-the-cart-and-redirect'],
  ['64 goToUrl', '64-gotourl'],
])('the anchor of %s is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})

it('lists the headings of a page that begin with a number', () => {
  const page = ['# Prices', '', '## 22 Prices', '### Rounding', '```sh', '## 7 no heading', '```'].join('\n')
  expect(rowsOf('prices.md', page)).toEqual([{ number: 22, row: '| 22 | [Prices](prices.md#22-prices) |' }])
})

it.each([
  ['why: decision 137', [137]],
  ['[decisions 5](x) and docs/decisions/0072', [5, 72]],
  ['a decision of 12 people', []],
])('in "%s" the decisions are %s', (text, numbers) => {
  expect(decisionsNamed(text)).toEqual(numbers)
})

it('finds the links to a heading of this page and of others', () => {
  expect(linksIn('[a](#here) [b](wire.md#17-repeats) [c](wire.md) [d](https://a.b/c.md#e)')).toEqual([
    { page: '', anchor: 'here' },
    { page: 'wire.md', anchor: '17-repeats' },
  ])
})
