import { nearest, withAllowed } from './nearest'

describe('the value that was probably meant', () => {
  it.each<[string, string[], string | undefined]>([
    ['cart.addDevise', ['cart.addPlan', 'cart.addDevice'], 'cart.addDevice'],
    ['LOCKCART', ['lockCart'], 'lockCart'],
    ['ab', ['abcd', 'x'], undefined],
    ['abc', ['abcde', 'xyz'], 'abcde'],
    ['abc', ['abcdef'], undefined],
    ['a', ['b'], undefined],
    ['xyz', ['abc'], undefined],
    ['abcdef', ['ab1def', 'abcxef'], 'ab1def'],
    ['a'.repeat(9), ['a'.repeat(12)], 'a'.repeat(12)],
    ['a'.repeat(9), ['a'.repeat(13)], undefined],
    ['kitten', ['sitting'], undefined],
    ['kitten-kitten', ['sitting-kitten'], 'sitting-kitten'],
    ['a'.repeat(90), ['a'.repeat(80)], 'a'.repeat(80)],
    ['', ['a'], undefined],
    [
      'cart.getRtCartCount',
      ['cart.getThrottleList', 'recommendations.getRtCartCount'],
      'recommendations.getRtCartCount',
    ],
    ['abc', [], undefined],
  ])('for %s of %j is %p', (word, values, expected) => expect(nearest(word, values)).toBe(expected))
})

describe('what is wrong with a word', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`)

  it.each<[string, string[], string]>([
    ['x', [], 'No.'],
    ['x', ['abc', 'def'], 'No. Allowed: abc, def.'],
    ['abd', ['abc', 'def'], 'No. Did you mean "abc"? Allowed: abc, def.'],
    ['x', many(10), `No. Allowed: ${many(10).join(', ')}.`],
    ['x', many(26), `No. Allowed: ${many(10).join(', ')} and 16 more.`],
    ['v25', many(26), `No. Did you mean "v25"? Allowed: v25, v2, v5, v15, v20, v21, v22, v23, v24, v0 and 16 more.`],
    ['', many(26), `No. Allowed: ${many(10).join(', ')} and 16 more.`],
  ])('is told with the values that are allowed: %s', (word, values, expected) => {
    expect(withAllowed('No.', word, values)).toBe(expected)
  })
})
