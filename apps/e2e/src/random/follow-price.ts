import { expect, type Page } from '@playwright/test'

/** A price as it is drawn; badges name whole dollars. */
export const price = /\$[\d,]+\.\d\d(?:\/mo)?/

/** The price beside the button that adds a product to the cart. */
const addedFor = /\n(\$[\d,]+\.\d\d(?:\/mo)?)\n+(?:for \d+ months|Full retail price)/

const isCart = (page: Page) => /\/(express)?cart\.html/.test(page.url())

/** What a product costs on its page it costs in the cart. */
export const followPrice = (page: Page) => {
  const text = () => page.getByRole('main').innerText()
  let told: string | undefined
  return {
    /** Before something is pressed: the price of the choices that were made. */
    note: async () => {
      told = addedFor.exec(await text())?.[1] ?? told
    },
    expectInCart: async () => {
      if (told === undefined || !isCart(page) || !(await page.getByRole('region', { name: 'Line 1' }).isVisible()))
        return
      await expect(page.getByRole('main'), 'the price on the page of the product').toContainText(told)
    },
  }
}
