import { englishAddress, pathInLanguage } from './language'

describe('the path of an address in its language', () => {
  it.each([
    ['/smartphones/', '', '/smartphones/'],
    ['/smartphones/', '?lang=espanol', '/espanol/smartphones/'],
    ['/smartphones/', '?espanol', '/espanol/smartphones/'],
    ['/espanol/smartphones/', '?lang=espanol', '/espanol/smartphones/'],
    ['/espanol', '', '/espanol'],
    ['/sales/digital/espanol/cart.html', '', '/espanol/sales/digital/espanol/cart.html'],
    ['/espanola/', '', '/espanol/espanola/'],
    ['/smartphones/', '?lang=ESPANOL', '/espanol/smartphones/'],
    ['/Espanol/smartphones/', '', '/espanol/smartphones/'],
  ])('of %s%s is %s', (pathname, search, expected) => {
    expect(pathInLanguage({ pathname, search })).toBe(expected)
  })
})

it.each([
  ['/smartphones/', '?lang=espanol&brand=lumen', '/smartphones/?brand=lumen'],
  ['/smartphones/', 'espanol', '/smartphones/'],
  ['/smartphones/', '?lang=Espanol&brand=lumen', '/smartphones/?brand=lumen'],
  ['/sales/digital/espanol/cart.html', '', '/'],
])('the English address of %s%s is %s', (path, search, expected) => {
  expect(englishAddress(path, search)).toBe(expected)
})
