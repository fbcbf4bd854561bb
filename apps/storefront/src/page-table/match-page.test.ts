import { sections } from '@soe/shop-journey'
import { notFoundPage } from './not-found-page'
import { findPage } from './match-page'
import { salesPages } from './sales-pages'

describe('the page at an address', () => {
  it.each([
    ['/', 'front-page'],
    ['/smartphones', 'grid-page'],
    ['/smartphones/', 'grid-page'],
    ['/smartphones/prepaid', 'grid-page'],
    ['/products/allproducts/', 'grid-page'],
    ['/smartphones/orbit-12-pro/', 'product-page'],
    ['/smartphones/prepaid/orbit-12-pro/', 'product-page'],
    ['/sales/next/shop.html', 'front-page'],
    ['/sales/next/expresscart.html', 'cart-page'],
    ['/sales/next/expresscart', 'cart-page'],
    ['/sales/next/expresscart.html/', 'cart-page'],
    ['/sales/byod/expresscart/', 'cart-page'],
    ['/sales/nextgen/prospectCheckout.html', 'cart-page'],
    ['/sales/prepaid/expresscart.html', 'cart-page'],
    ['/sales/digital/Favorites.html', 'favorites-page'],
    ['/sales/nse/aboutyourself.html', 'checkout-step-page'],
    ['/sales/nse/checkout/personalInfo.html', 'checkout-step-page'],
    ['/sales/digital/error/genericError.html', 'error-page'],
    ['/sales/nextgen/plans/selector.html', 'plan-lines-page'],
    ['/sales/nextgen/RecommendedPlan.html', 'plan-page'],
    ['/sales/digital/pdp.html', 'lead-page'],
    ['/sales/digital/gridwall/smartphones.html', 'lead-page'],
    ['/sales/digital/checkout.html', 'lead-page'],
    ['/sales/xyz/expresscart.html', 'not-found-page'],
    ['/sales/prepaid/Favorites.html', 'not-found-page'],
    ['/sales/nse/mdnselection.html', 'not-found-page'],
    ['/sales/next/expresscartXhtml', 'not-found-page'],
    ['/sales/next/', 'not-found-page'],
    ['/nowhere/at/all/here', 'not-found-page'],
  ])('%s is %s', async (path, page) => {
    expect((await findPage(path)).file).toBe(page)
  })
})

it('opens no page under a section that does not exist', async () => {
  const salesPaths = salesPages.flatMap(({ paths }) => paths.filter((path) => path.startsWith('/sales/')))
  expect(salesPaths.length).toBeGreaterThan(20)
  for (const path of salesPaths) {
    const under = (section: string) => path.replace(/\([^)]*\)/, section).replace(':category', 'smartphones')
    expect(await findPage(under('toString'))).toBe(notFoundPage)
    const found = await Promise.all(sections.map((section) => findPage(under(section))))
    const open = sections.filter((_, index) => found[index] !== notFoundPage)
    expect(open.some((section) => section === 'digital' || section === 'nextgen')).toBe(true)
  }
})
