import { isShopPath } from './is-shop-path'

describe('a redirect target', () => {
  it.each([
    '/',
    '/smartphones/',
    '/smartphones/prepaid',
    '/sales/digital/cart.html?redirect=detailsnotfound',
    '/sales/nextgen/expresscart.html?goto=https%3A%2F%2Fshop.test%2Fsales%2F',
    '/sales/digital/Favorites.html?wid=a//b#products',
    '/products/caf%C3%A9/',
    '/sales/digital/cart.html?note=100%25',
  ])('%s stays in the shop', (target) => {
    expect(isShopPath(target)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['a bare name', 'evil.com'],
    ['a relative path', 'sales/cart.html'],
    ['a parent path', '../cart.html'],
    ['an absolute address', 'https://evil.com/'],
    ['a script', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a mixed-case scheme', 'HtTpS:evil.com'],
    ['two slashes', '//evil.com'],
    ['three slashes', '///evil.com'],
    ['a slash and a backslash', '/\\evil.com'],
    ['two backslashes', '\\\\evil.com'],
    ['a backslash further on', '/sales\\..\\evil'],
    ['a leading space', ' /sales/'],
    ['a leading tab', '\t//evil.com'],
    ['a tab between the slashes', '/\t/evil.com'],
    ['a newline between the slashes', '/\n/evil.com'],
    ['a header injection', '/sales/\r\nset-cookie: a=b'],
    ['a NUL', '/sales/\u0000'],
    ['an encoded slash', '/%2fevil.com'],
    ['an encoded slash in upper case', '/%2Fevil.com'],
    ['an encoded leading slash', '%2f%2fevil.com'],
    ['an encoded backslash', '/%5cevil.com'],
    ['a twice encoded slash', '/%252fevil.com'],
    ['a three times encoded backslash', '/%25255cevil.com'],
    ['a slash encoded beyond reason', `/%${'25'.repeat(12)}2fevil.com`],
    ['a plain path encoded beyond reason', `/%${'25'.repeat(12)}41`],
    ['an encoded tab', '/%09/evil.com'],
    ['an encoded newline', '/sales/%0d%0aset-cookie:a'],
    ['dots that collapse to two slashes', '/.//evil.com'],
    ['parents that collapse to two slashes', '/sales/..//evil.com'],
    ['an encoded dot before two slashes', '/%2e//evil.com'],
    ['a malformed escape', '/sales/%zz'],
    ['an overlong encoding', '/%c0%af%c0%afevil.com'],
    ['credentials', '//user@evil.com'],
    ['a no-break space', '/\u00a0/evil.com'],
    ['a query alone', '?goto=/'],
    ['a fragment alone', '#/sales'],
    ['the control API', '/__sim/v1/worlds/W/enter?to=/'],
    ['a sign-out', '/soe/digital/auth/fraudservice/session/logout'],
    ['an endpoint behind dots', '/sales/../__sim/v1/worlds'],
    ['an endpoint behind encoded dots', '/sales/%2e%2e/soe/digital/x'],
    ['an endpoint in encoded letters', '/%5f%5fsim/v1/worlds'],
    ['an endpoint encoded twice', '/%255f%255fsim/v1/worlds'],
    ['another sign-in', '/signin?goto=/'],
    ['a payment sheet', '/paypal?returnTo=/'],
  ])('that is %s leaves it', (_name, target) => {
    expect(isShopPath(target)).toBe(false)
  })

  it.each([[undefined], [null], [7], [['/sales/']], [{}]])('%j is not a target', (target) => {
    expect(isShopPath(target)).toBe(false)
  })
})
