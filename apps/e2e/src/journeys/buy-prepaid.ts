import { expect } from '@playwright/test'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '../checkout/checkout-actions'
import { hearts } from '../wishlist/wishlist-steps'
import type { Journey } from './journey'
import { arriveAt, see, seeNo } from '../page/see'

export const buyPrepaid: Journey = {
  title: 'a prepaid shopper buys a phone outright, and sees nothing that is not for prepaid',
  persona: 'prospect',
  async run({ page, simulator, world }) {
    await page.goto('/smartphones/prepaid')
    await see(page.getByRole('heading', { level: 1 }))
    await page
      .getByRole('link', { name: /Orbit 12 Pro/ })
      .first()
      .click()
    await see(page.getByRole('button', { name: 'Add to cart' }))
    await seeNo(page.getByRole('radio', { name: /\d+ Months/ }))
    await seeNo(hearts(page))
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await arriveAt(page, /\/sales\/prepaid\/plans\/prepaidPlans\.html/)
    await page.getByRole('radio', { name: /Dinghy Prepaid/ }).check()
    await goOn(page)
    await arriveAt(page, /\/sales\/prepaid\/numberselection\.html/)
    await goOn(page)
    await arriveAt(page, /\/sales\/prepaid\/accessoryInterstitial\.html/)
    await see(page.getByRole('button', { name: /^Add / }))
    await seeNo(page.getByRole('button', { name: /One more/ }))
    await page.getByRole('button', { name: /^Add / }).first().click()
    await see(page.getByText('Added', { exact: true }))
    await seeNo(page.getByRole('button', { name: /^Remove/ }))
    await goOn(page)
    await arriveAt(page, /\/sales\/prepaid\/expresscart\.html/)
    await seeNo(page.getByRole('button', { name: /One more/ }))
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await expectTitle(page, 'Checkout')
    await typeContact(page)
    await goOn(page)
    await see(page.getByText(/^Standard delivery/))
    await typeCard(page)
    await goOn(page)
    await acceptAll(page)
    await placeOrder(page).click()
    await see(page.getByRole('heading', { level: 1, name: 'Thank you, Maren' }))
    const { entries } = await simulator.journal(world.id, { limit: 1000 })
    expect(entries.filter(({ operation }) => operation.startsWith('wishlist.'))).toEqual([])
  },
}
