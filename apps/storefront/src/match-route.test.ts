import { matchRoute } from './match-route'

describe('the page at an address', () => {
  it.each([
    ['/', 'front'],
    ['/smartphones', 'grid'],
    ['/smartphones/', 'grid'],
    ['/smartphones/prepaid', 'grid'],
    ['/smartphones/orbit-12-pro/', 'product'],
    ['/smartphones/prepaid/orbit-12-pro/', 'product'],
    ['/sales/next/expresscart.html', 'cart'],
    ['/sales/prepaid/expresscart.html', 'cart'],
    ['/sales/digital/Favorites.html', 'favorites'],
    ['/sales/nse/aboutyourself.html', 'about-yourself'],
    ['/sales/digital/error/genericError.html', 'error'],
    ['/sales/next/expresscartXhtml', undefined],
    ['/nowhere/at/all/here', undefined],
  ])('%s is %s', (path, page) => {
    expect(matchRoute(path)).toBe(page)
  })
})
