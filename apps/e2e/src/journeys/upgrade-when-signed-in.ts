import { expect } from '@playwright/test'
import { acceptAll, expectTitle, goOn, placeOrder } from '../checkout/checkout-actions'
import { heartOf } from '../wishlist/wishlist-steps'
import type { Journey } from './journey'
import { arriveAt, see, seeNo } from '../page/see'

export const upgradeWhenSignedIn: Journey = {
  title: 'a customer signs in, saves a phone, upgrades a line with it and orders',
  persona: 'prospect',
  async run({ page, world }) {
    await page.goto('/signin?goto=/smartphones/')
    await page.getByRole('button', { name: /Maren Oake/ }).click()
    await heartOf(page, 'Orbit 12 Pro').click()
    await page.getByRole('link', { name: 'Favorites, 1 item' }).click()
    await page.getByRole('button', { name: 'Add to cart, Orbit 12 Pro' }).click()
    await page.getByRole('button', { name: 'Upgrade existing line' }).click()
    await arriveAt(page, /\/mdnselection\.html/)
    await seeNo(page.getByText('2075550148'))
    await page.getByRole('radio', { name: /207-555-XXXX.*Maren|Maren.*207-555-XXXX/s }).check()
    await goOn(page)
    await arriveAt(page, /accessoryInterstitial/)
    await goOn(page)
    await arriveAt(page, /\/sales\/next\/expresscheckout\.html/)
    await expectTitle(page, 'Checkout')
    await page.getByRole('radio', { name: 'Add to my next bill' }).check()
    await goOn(page)
    await acceptAll(page)
    await placeOrder(page).click()
    await see(page.getByRole('heading', { level: 1, name: 'Thank you, Maren' }))
    await see(page.getByRole('link', { name: 'Cart, 0 items' }))
    expect((await world.state()).orders).toHaveLength(1)
  },
}
