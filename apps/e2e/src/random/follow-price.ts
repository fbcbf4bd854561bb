import { expect, type Page } from '@playwright/test'

const dollars = String.raw`\$[\d,]+\.\d\d(?:/mo)?`

/** A price as it is drawn; badges name whole dollars. */
export const price = new RegExp(dollars)

/** The price beside the button that adds a product to the cart. */
const addedFor = new RegExp(String.raw`(${dollars})\n\n(?:for\s\d+\smonths|Full\sretail\sprice)`)

const isCart = (page: Page) => /\/(express)?cart\.html/.test(page.url())

/** What a product costs on its page it costs in the cart. */
export const followPrice = (page: Page) => {
  /** More than one where something else was chosen while the cart took its time. */
  const told = new Set<string>()
  return {
    /** Before something is pressed: the price of what is chosen. */
    note: async () => {
      const [, found] = addedFor.exec(await page.getByRole('main').innerText()) ?? []
      if (found !== undefined) told.add(found)
    },
    expectInCart: async () => {
      if (told.size === 0 || !isCart(page) || !(await page.getByRole('region', { name: 'Line 1' }).isVisible())) return
      const drawn = await page.getByRole('main').innerText()
      expect(
        [...told].filter((each) => drawn.includes(each)),
        `one of the prices on the page of the product, ${[...told].join(' or ')}, in ${drawn}`,
      ).not.toEqual([])
    },
  }
}
