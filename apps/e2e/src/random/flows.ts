import { expect, type Page } from '@playwright/test'
import type { Persona } from '../cart/cart-steps'
import { tradeInPage } from '../trade-in/trade-in-steps'
import type { Chance } from './chance'
import { price } from './follow-price'

/** A way to buy: who comes, and the page that it starts at. */
export interface Flow {
  readonly name: string
  readonly persona: Persona
  readonly start: (page: Page, chance: Chance) => Promise<unknown>
  /** How the shopper answers whether a line is added or upgraded. */
  readonly intent?: 'Upgrade existing line' | 'Add a new line'
}

const tiles = (page: Page) => page.getByRole('main').locator('a[href]:has(img), h3 a[href], h2 a[href]')

/** Opens any product of a grid. */
const productOf = (grid: string) => async (page: Page, chance: Chance) => {
  await page.goto(grid)
  await tiles(page).first().waitFor()
  const hrefs = await tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const products = hrefs.filter((href) => href.startsWith(grid) && href.length > grid.length + 1)
  const product = chance.pick([...new Set(products)]) ?? grid
  const tile = page.getByRole('listitem').filter({ has: page.locator(`a[href="${product}"]`) })
  const [told = ''] = price.exec(await tile.first().innerText()) ?? []
  await page.goto(product)
  await expect(page.getByRole('main'), 'the price on the tile').toContainText(told)
}

export const flows: readonly Flow[] = [
  { name: 'a device', persona: 'prospect', start: productOf('/smartphones/') },
  {
    name: 'an upgrade',
    persona: 'signed-in',
    start: productOf('/smartphones/'),
    intent: 'Upgrade existing line',
  },
  { name: 'a trade-in', persona: 'prospect', start: (page) => page.goto(tradeInPage) },
  { name: 'an own device', persona: 'prospect', start: (page) => page.goto('/sales/byod/byod.html') },
  { name: 'an accessory', persona: 'prospect', start: productOf('/accessories/') },
  { name: 'prepaid', persona: 'prepay', start: productOf('/smartphones/prepaid') },
  { name: 'a watch', persona: 'signed-in', start: productOf('/watches/'), intent: 'Add a new line' },
]
