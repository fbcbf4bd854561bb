import { addPhone, fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { untilQuiet } from '@soe/simulator-client/playwright'
import { expectContact, expectTitle, goOn, placeOrder, typeContact } from './checkout-actions'
import { openReview } from './kept-checkouts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('401 signs out, and keeps what was typed for the way back', async ({ page, world, simulator }) => {
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await typeContact(page)
  await simulator.command(world.id, { failNext: { on: 'checkout.updateContact', status: 401 } })
  await goOn(page)
  await expect(page).toHaveURL(/\/smartphones/)
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await expectContact(page)
})

test('an order that another device has changed is shown as it is when it is placed', async ({
  page,
  axe,
  startFrom,
}) => {
  await openReview({ page, startFrom })
  await addPhone(page.request, 'prospect')
  await placeOrder(page).click()
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Your order has changed. Added: Orbit 12 Pro',
  )
  await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html$/)
  expect(await axe(page)).toEqual([])
})

test('an order that another tab changes is shown as it is at once', async ({ page, context, startFrom }) => {
  await openReview({ page, startFrom })
  // Behind another tab a page has no idle moment to fetch what listens to that tab.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle.moment-')),
  )
  await untilQuiet(page)
  const other = await context.newPage()
  await other.goto('/sales/nse/delivery.html')
  await other.getByRole('radio', { name: 'Express delivery' }).check()
  await goOn(other)
  await expectTitle(other, 'Review your order')
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Your order has changed. Due today is now')
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
})
