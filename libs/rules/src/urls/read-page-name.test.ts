import { readPageName } from './read-page-name'

describe('an address', () => {
  it.each([
    ['/sales/digital/Favorites.html?wid=1', 'Favorites'],
    ['/sales/nextgen/expresscart.html', 'expresscart'],
    ['/Sales/NextGen/ExpressCart.HTML', 'ExpressCart'],
    ['/smartphones/', 'smartphones'],
    ['/smartphones/prepaid', 'prepaid'],
    ['/', ''],
  ])('%s names the page %s', (path, page) => {
    expect(readPageName(path)).toBe(page)
  })
})
