import { readOrderNumber } from './read-order-number'

it.each([
  ['HY-40721-83', 'HY-40721-83'],
  [' hy-40721-83\u200B', 'hy-40721-83'],
  ['HY–40721–83', 'HY-40721-83'],
  ['Order hy 40721 83', 'hy-40721-83'],
  ['HY4072183', 'HY4072183'],
  ['hy 40721 83', 'hy-40721-83'],
  ['HY 40721-83', 'HY-40721-83'],
  ['Order HY-40721-83', 'HY-40721-83'],
  ['Pedido #HY-40721-83', 'HY-40721-83'],
  ['Order HY-40721-83.', 'HY-40721-83'],
  ['HY-40721-83, please!', 'HY-40721-83'],
  ['Order HY-40721-83. Ordered November 29, 2026.', 'HY-40721-83'],
  ['"HY-40721-83"', 'HY-40721-83'],
  ['«HY-40721-83».', 'HY-40721-83'],
  ['the order (HY-40721-83), of 2026', 'HY-40721-83'],
  ['40721', '40721'],
  ['40721 83', undefined],
  ['', undefined],
  ['order', undefined],
  ['HY-40721-83 HY-40721-97', undefined],
  ['HY-40721-83/../1', undefined],
  ['<b>1</b>', undefined],
])('the number within "%s" is %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number)
})
