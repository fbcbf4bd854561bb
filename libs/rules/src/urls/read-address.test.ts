import { readLanguage } from './read-language'
import { readPageName } from './read-page-name'

describe('an address', () => {
  it.each([
    ['https://espanol.shop.test/smartphones/', 'es'],
    ['/espanol/sales/digital/cart.html', 'es'],
    ['/sales/digital/cart.html?lang=espanol', 'es'],
    ['/sales/digital/cart.html', 'en'],
    ['', 'en'],
  ])('%s is in the language %s', (url, language) => {
    expect(readLanguage(url)).toBe(language)
  })

  it.each([
    ['/sales/digital/Favorites.html?wid=1', 'Favorites'],
    ['/sales/nextgen/expresscart.html', 'expresscart'],
    ['/smartphones/', 'smartphones'],
    ['/smartphones/prepaid', 'prepaid'],
    ['/', ''],
  ])('%s names the page %s', (path, page) => {
    expect(readPageName(path)).toBe(page)
  })
})
