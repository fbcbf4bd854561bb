import { patternInTable } from '@soe/shop-app/page-patterns'
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
    ['/watches/orbit-12-pro', 'product-page'],
    ['/watches/prepaid-orbit/', 'product-page'],
    ['/watches/prepaid', 'not-found-page'],
    ['/tablets/prepaid/', 'not-found-page'],
    ['/accessories/prepaid', 'not-found-page'],
    ['/Smartphones/', 'not-found-page'],
    ['/products/allProducts/', 'not-found-page'],
    ['/stores/video-assist', 'video-assist-page'],
    ['/sales/next/shop.html', 'front-page'],
    ['/sales/next/expresscart.html', 'cart-page'],
    ['/sales/next/expresscart', 'cart-page'],
    ['/sales/next/expresscart.html/', 'cart-page'],
    ['/sales/byod/expresscart/', 'cart-page'],
    ['/Sales/Next/ExpressCart.HTML', 'cart-page'],
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
    ['/sales/digital/gridwall/prepaid', 'lead-page'],
    ['/sales/next/smartphones.html', 'lead-page'],
    ['/sales/byod/smartphones.html', 'not-found-page'],
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

it("every sales page has a row in the table of the app's bars", () => {
  const shown = salesPages.filter(({ file }) => file !== 'lead-page')
  const paths = shown.flatMap((page) => page.paths.map((path) => path.replace(/\([^)]*\)/, 'digital')))
  expect(paths.filter((path) => patternInTable(path) === undefined)).toEqual([])
})
