import { expect, test } from '../fixtures'
import { recordCalls } from '../wishlist/wishlist-steps'
import { addPhone, changeCart, openCart } from './cart-steps'

test.describe("a guest's empty cart", () => {
  test('reads the smartphones ahead where the flag says so', async ({ page, simulator, world }) => {
    const lists = recordCalls(page, /listProducts\?category=smartphones/)
    await simulator.command(world.id, {
      setFeatureFlags: { featureFlags: { nextClearCartPrefetchSmartPhoneFFlag: true } },
    })
    await openCart(page)
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect.poll(() => lists.length).toBe(1)
    await page.getByRole('link', { name: 'Shop devices' }).click()
    await expect(page.getByRole('heading', { name: /^Smartphones/ })).toBeVisible()
    expect(lists).toHaveLength(1)
  })

  test('brings back the cart that was saved for an email address', async ({
    page,
    browser,
    simulator,
    world,
    axe,
    baseURL,
  }) => {
    const earlier = await browser.newContext({ baseURL })
    await earlier.request.get(simulator.enterUrl(world.id), { maxRedirects: 0 })
    await addPhone(earlier.request, 'prospect')
    await changeCart(earlier.request, 'prospect', 'save-cart', { emailId: 'maren@example.com' })
    await earlier.close()

    await openCart(page)
    await page.getByRole('button', { name: 'Retrieve saved cart' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retrieve Saved Cart' })
    const email = dialog.getByRole('textbox', { name: 'Email address' })
    const goOn = dialog.getByRole('button', { name: 'Continue' })
    await email.fill('maren@example')
    await expect(goOn).toBeDisabled()
    await email.fill('someone@example.com')
    await goOn.click()
    await expect(dialog.getByText('No saved cart was found for this address.')).toBeVisible()
    await expect(email).toHaveValue('someone@example.com')
    expect(await axe(page)).toEqual([])
    await email.fill('maren@example.com')
    await goOn.click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toContainText('Orbit 12 Pro')
  })
})

test.describe("a customer's empty cart", () => {
  test.use({ persona: 'signed-in' })

  test('recommends more below it where the flag says so', async ({ page, simulator, world }) => {
    const featureFlags = { enableEmptyCartFavoritesRec: true }
    await simulator.command(world.id, { setFeatureFlags: { featureFlags } })
    await openCart(page, 'signed-in')
    await expect(page.getByRole('region', { name: 'Recommended for you' })).toBeVisible()
  })
})

test('an empty prepaid cart offers the prepaid shop alone', async ({ page }) => {
  const recommendations = recordCalls(page, /prepayservice\/pdm/)
  await page.goto('/sales/prepaid/expresscart.html')
  const shop = page.getByRole('main').getByRole('link')
  await expect(shop).toHaveCount(1)
  await expect(shop).toHaveAttribute('href', '/smartphones/prepaid')
  await expect(page.getByRole('button', { name: /retrieve/i })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /wishlist/i })).toHaveCount(0)
  expect(recommendations.filter((call) => !call.url().includes('getRtCartCount'))).toEqual([])
})
