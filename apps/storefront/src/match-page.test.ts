import { matchPage } from './match-page'

describe('the page at an address', () => {
  it.each([
    ['/', 'front-page'],
    ['/smartphones', 'grid-page'],
    ['/smartphones/', 'grid-page'],
    ['/smartphones/prepaid', 'grid-page'],
    ['/smartphones/orbit-12-pro/', 'product-page'],
    ['/smartphones/prepaid/orbit-12-pro/', 'product-page'],
    ['/sales/next/expresscart.html', 'cart-page'],
    ['/sales/prepaid/expresscart.html', 'cart-page'],
    ['/sales/digital/Favorites.html', 'favorites-page'],
    ['/sales/nse/aboutyourself.html', 'checkout-step-page'],
    ['/sales/digital/error/genericError.html', 'error-page'],
    ['/sales/next/expresscartXhtml', 'not-found-page'],
    ['/nowhere/at/all/here', 'not-found-page'],
  ])('%s is %s', (path, page) => {
    expect(matchPage(path)?.file).toBe(page)
  })
})
