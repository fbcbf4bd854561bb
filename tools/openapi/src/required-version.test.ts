import { isAtLeast, requiredVersion } from './required-version'

describe('the version of a document', () => {
  it('stays where nothing breaks', () => {
    expect(requiredVersion('1.2.3', [])).toBe('1.2.3')
  })

  it.each([
    ['a path', 'cart.add: the path POST /cart/add is removed'],
    ['a request', 'request Body: qty: is required now'],
    ['a header', 'request cart.add: header channelId is required now'],
    ['an error id', 'cart.add: the error 208 is removed'],
    ['a success rule', 'cart.add: the success rule is another'],
  ])('needs a major where %s changes', (_, change) => {
    expect(requiredVersion('1.2.3', [change])).toBe('2.0.0')
    expect(requiredVersion('0.1.0', [change])).toBe('1.0.0')
  })

  it.each([
    ['2.0.0', '2.0.0', true],
    ['2.0.1', '2.0.0', true],
    ['10.0.0', '9.9.9', true],
    ['1.9.9', '2.0.0', false],
    ['1.2.2', '1.2.3', false],
  ])('%s against %s', (version, least, expected) => {
    expect(isAtLeast(version, least)).toBe(expected)
  })
})
