import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from './checkout-actions'

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('checks out on one page, on the next bill @both', async ({ page, axe, world, simulator }) => {
    await fillCart(page, 'signed-in')
    await page.goto('/sales/next/expresscheckout.html')
    await expectTitle(page, 'Checkout')
    await expect(page.getByText('maren.oake@example.com')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('radio', { name: 'Add to my next bill' }).check()
    await goOn(page)
    await acceptAll(page)
    expect(await axe(page)).toEqual([])
    await goOn(page)
    await expect(page.getByRole('region', { name: 'Review your order' })).toBeFocused()
    expect(await axe(page)).toEqual([])
    await placeOrder(page).click()
    await expect(page.getByText('Added to your next bill.')).toBeVisible()
    await expect(page.getByText('Activate your eSIM')).toBeVisible()
    await expect(page).toHaveURL(/\/sales\/digital\/orderconfirmation\.html/)
    expect((await simulator.state(world.id)).orders).toHaveLength(1)
  })

  test('reads what the carrier has found good, below what is due @wide', async ({ page }) => {
    await fillCart(page, 'signed-in')
    await page.goto('/sales/next/expresscheckout.html')
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(
      'Your accessories come with a bundle discount.',
    )
  })

  test('protects a device from the checkout, and comes back to it', async ({ page }) => {
    await fillCart(page, 'signed-in')
    await page.goto('/sales/next/expresscheckout.html')
    const offer = page.getByRole('region', { name: 'Protection' })
    await offer.getByRole('link', { name: 'Protect Orbit 12 Pro' }).click()
    await page
      .getByRole('radio', { name: /Lifeline Basic/ })
      .first()
      .check()
    await expect(page.getByRole('complementary', { name: 'Protection' })).toContainText('$8.50')
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await expectTitle(page, 'Checkout')
    await expect(offer).toHaveCount(0)
    await expect(
      page
        .getByText(/^Lifeline Basic/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

  test('changes where the order goes, and finds the review in the address', async ({ page }) => {
    await fillCart(page, 'signed-in')
    await page.goto('/sales/next/expresscheckout.html')
    await page.getByRole('button', { name: 'Edit Delivery' }).click()
    await page.getByRole('radio', { name: 'Express delivery' }).check()
    await goOn(page)
    await expect(page.getByRole('region', { name: 'Delivery' }).getByText('Express delivery')).toBeVisible()
    await typeCard(page)
    await goOn(page)
    await acceptAll(page)
    await goOn(page)
    await expect(placeOrder(page)).toBeVisible()
    await page.goto('/sales/next/expresscheckout.html?orderreview=true')
    await expect(page.getByRole('region', { name: 'Review your order' })).toBeFocused()
    await page.goto('/sales/nse/payment.html')
    await expect(page).toHaveURL(/\/sales\/next\/expresscheckout\.html$/)
  })
})

test.describe('a customer who may not order online', () => {
  test.use({ persona: 'fraud-x' })

  test('is told before anything is typed, and at the button that stays closed', async ({ page, axe }) => {
    await page.goto('/sales/next/expresscheckout.html')
    const notice = page.getByRole('alert').filter({ hasText: 'This order can not be completed online.' })
    await expect(notice.getByRole('link', { name: /^Call us/ })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('radio', { name: 'Add to my next bill' }).check()
    await goOn(page)
    await acceptAll(page)
    await goOn(page)
    await expect(notice).toHaveCount(1)
    await expect(placeOrder(page)).toBeDisabled()
  })
})

test.describe('a prepaid guest', () => {
  test.use({ persona: 'prepay' })

  test('says who orders and pays the first month today @both', async ({ page, axe, world, simulator }) => {
    await fillCart(page, 'prepay')
    await page.goto('/sales/prepaid/expresscheckout.html')
    await expectTitle(page, 'Checkout')
    await typeContact(page)
    expect(await axe(page)).toEqual([])
    await goOn(page)
    await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
    await goOn(page)
    await expect(page.getByLabel('Card number')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Add to my next bill' })).toHaveCount(0)
    await typeCard(page)
    await goOn(page)
    await acceptAll(page)
    await goOn(page)
    await placeOrder(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, Maren.')
    await expect(page).toHaveURL(/\/sales\/prepaid\/orderconfirmation\.html/)
    expect((await simulator.state(world.id)).orders).toHaveLength(1)
  })
})
