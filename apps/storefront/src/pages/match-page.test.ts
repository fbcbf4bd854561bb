import { sections } from '@soe/shop-platform'
import { addresses } from './addresses'
import { findAddress } from './match-page'
import { notFoundPage } from './not-found.page'

const findPage = async (path: string) => (await findAddress(path)).page

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
  const names = Object.entries(addresses).flatMap(([name, address]) =>
    'under' in address ? [address.name ?? name] : [],
  )
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    const under = (section: string) => `/sales/${section}/${name.replace(':category', 'smartphones')}.html`
    expect(await findPage(under('toString'))).toBe(notFoundPage)
    const found = await Promise.all(sections.map((section) => findPage(under(section))))
    const open = sections.filter((_, index) => found[index] !== notFoundPage)
    expect(open.some((section) => section === 'digital' || section === 'nextgen')).toBe(true)
  }
})
