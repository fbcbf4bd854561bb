import { addPhone, fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'
import {
  expectContact,
  expectTitle,
  goOn,
  goToReview,
  placeOrder,
  refusedCard,
  typeCard,
  typeContact,
} from './checkout-actions'

test.use({ expectedErrors: [/Failed to load resource/] })

/** A change and its one retry. */
const attempts = 2

const tryLater = 'Looks like something went wrong. Please try again later.'

for (const status of [502, 503, 0]) {
  test(`status ${status} on who orders loses nothing that was typed`, async ({ page, axe, world, simulator }) => {
    await fillCart(page, 'prospect')
    await page.goto('/sales/nse/aboutyourself.html')
    await typeContact(page)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await simulator.command(world.id, { failNext: { on: 'checkout.updateContact', status } })
    }
    await goOn(page)
    await expect(page.getByRole('alert')).toHaveText(tryLater)
    await expect(page.getByRole('alert')).toBeFocused()
    expect(await axe(page)).toEqual([])
    await expectContact(page)
    await page.reload()
    await expectContact(page)
    await goOn(page)
    await expectTitle(page, 'Delivery')
  })
}

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

test('a card is never kept in the browser', async ({ page }) => {
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await typeContact(page)
  await goOn(page)
  await goOn(page)
  await expectTitle(page, 'Payment')
  await typeCard(page)
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
  expect(kept).not.toContain('4111')
})

test('a refused card leads back to payment, and another one pays', async ({ page, axe, world, simulator }) => {
  await fillCart(page, 'prospect')
  await goToReview(page, refusedCard)
  await placeOrder(page).click()
  await expectTitle(page, 'Payment')
  await expect(page.getByRole('alert')).toContainText('The payment was declined.')
  expect(await axe(page)).toEqual([])
  await typeCard(page)
  await goOn(page)
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  expect((await simulator.state(world.id)).orders).toHaveLength(1)
})

test('an order that has become incomplete in another tab names what is missing', async ({ page, axe }) => {
  await fillCart(page, 'prospect')
  await goToReview(page)
  await addPhone(page.request, 'prospect')
  await placeOrder(page).click()
  await expect(page.getByRole('alert')).toContainText('Something is still missing')
  expect(await axe(page)).toEqual([])
  await page.getByRole('alert').getByRole('link', { name: 'the items in your cart' }).click()
  await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html$/)
})

test('a total that has changed in another tab is shown before it is charged', async ({ page, context }) => {
  await fillCart(page, 'prospect')
  await goToReview(page)
  const other = await context.newPage()
  await other.goto('/sales/nse/delivery.html')
  await other.getByRole('radio', { name: 'Express delivery' }).check()
  await goOn(other)
  await expectTitle(other, 'Review your order')
  await placeOrder(page).click()
  await expect(page.getByRole('alert')).toContainText('The total has changed.')
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
})

test('a checkout that can not be read says so and can be tried again', async ({ page, axe, world, simulator }) => {
  await fillCart(page, 'prospect')
  const { mend } = await failForGood(simulator, world.id, 'checkout.getCheckoutDetails')
  await page.goto('/sales/nse/aboutyourself.html')
  await expectTitle(page, 'Checkout did not open')
  await expect(page.getByText(tryLater)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectTitle(page, 'About you')
})

test('a cart that another channel holds keeps what was typed and disables the controls @wide', async ({
  page,
  axe,
  world,
  simulator,
}) => {
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await typeContact(page)
  await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
  await goOn(page)
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  await expectContact(page)
  expect(await axe(page)).toEqual([])
})
