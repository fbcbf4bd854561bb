import { expect } from '@playwright/test'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '../checkout/checkout-actions'
import type { Journey } from './journey'
import { arriveAt, see } from '../page/see'

export const orderAsProspect: Journey = {
  title: 'a prospect goes from the grid to the confirmation of an order',
  persona: 'prospect',
  async run({ page, world }) {
    await page.goto('/smartphones/')
    await page
      .getByRole('link', { name: /Orbit 12 Pro/ })
      .first()
      .click()
    await page.getByRole('radio', { name: /Mainsail Unlimited/ }).check()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await arriveAt(page, /numberselection/)
    await goOn(page)
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await expectTitle(page, 'Checkout')
    await typeContact(page)
    await goOn(page)
    await typeCard(page)
    await goOn(page)
    await acceptAll(page)
    await placeOrder(page).click()
    await see(page.getByRole('heading', { level: 1, name: 'Thank you, Maren' }))
    const { orders } = await world.state()
    expect(orders).toEqual([expect.objectContaining({ order: expect.objectContaining({ totals: expect.anything() }) })])
  },
}
