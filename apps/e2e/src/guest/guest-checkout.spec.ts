import { fillCart } from '../cart/cart-steps'
import { fillToReview, goOn, placeOrder } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

const appAgent = 'Mozilla/5.0 (Linux; Android 15) HalyardApp/21.0 Mobile'

test.describe('a guest of the app whose device is known', () => {
  test.use({ persona: 'app-guest', userAgent: appAgent })

  test.beforeEach(async ({ page, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { guestCheckout: true } } })
    await fillCart(page.context(), 'prospect')
  })

  test('checks out with the last two digits of the account, and gets the guest’s confirmation @mobile', async ({
    page,
    axe,
  }) => {
    await page.goto('/sales/next/expresscart.html')
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await expect(page).toHaveURL('/sales/digital/guestlogin.html?guestCheckout=true')
    await expect(page.getByRole('heading', { level: 1, name: 'Check out as a guest' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Last two digits').fill('19')
    await goOn(page)
    await expect(page.getByText(/These are not the last two digits/)).toBeVisible()
    await page.getByLabel('Last two digits').fill('18')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/sales/digital/guestcheckout.html?guestCheckout=true')
    await expect(page.getByText(/the account that ends in 18/)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
    await fillToReview(page)
    await placeOrder(page).click()
    await expect(page).toHaveURL(/\/sales\/digital\/guestconfirmation\.html\?orderNumber=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Maren' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test('takes the whole query along, and is not asked for digits where the flag is off', async ({
    page,
    simulator,
    world,
  }) => {
    await page.goto('/sales/nse/aboutyourself.html?flow=NSE')
    await expect(page).toHaveURL('/sales/digital/guestlogin.html?guestCheckout=true&flow=NSE')
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { guestCheckout: false } } })
    await page.goto('/sales/nse/aboutyourself.html')
    await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL('/sales/nse/aboutyourself.html')
  })
})
