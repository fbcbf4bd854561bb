import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { addAccessories, changeCart, fillCart, openCart, openFilledCart } from './cart-steps'

const watch = { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099', dppMonths: 36, contractTerm: '36' }

/** A phone with everything, and a watch that calls 911. */
const fillWithWatch = async (page: Page) => {
  await fillCart(page.context(), 'prospect')
  const { request } = page.context()
  await changeCart(request, 'prospect', 'add-device', { data: { lines: [{ device: watch, isNewLine: true }] } })
  await changeCart(request, 'prospect', 'add-plan', { lineId: 'newLine2', planId: 'tender-watch' })
  await changeCart(request, 'prospect', 'assign-mtn', {
    lineId: 'newLine2',
    number: { choice: 'new', zipCode: '30004' },
  })
}

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Summary' })

const applyCode = async (page: Page, field: string, code: string) => {
  await page.getByRole('textbox', { name: field }).fill(code)
  await page.getByRole('textbox', { name: field }).press('Enter')
}

test.describe('a code', () => {
  test('of a coupon comes off the total, and goes again @both', async ({ page, axe }) => {
    await openFilledCart(page)
    await applyCode(page, 'Promo code', '810000004101')
    await expect(summaryOf(page)).toContainText('Dockside coupon, $20 off')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove 810000004101' }).click()
    await expect(summaryOf(page)).not.toContainText('Dockside coupon')
  })

  test('that has expired or is none says so, and stays to be mended', async ({ page }) => {
    await openFilledCart(page)
    await applyCode(page, 'Promo code', '810000004099')
    await expect(page.getByText('This code has expired.')).toBeVisible()
    await applyCode(page, 'Promo code', 'NOTHING')
    await expect(page.getByText('This promo code is not valid.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('NOTHING')
  })

  test('of friends or of a referral goes with the order', async ({ page }) => {
    await openFilledCart(page)
    await page.getByText('Friends, family or a referral?').click()
    await applyCode(page, 'Friends and family code', 'crew-4471')
    await expect(summaryOf(page)).toContainText('Friends and family, 10% off')
    await applyCode(page, 'Referral code', 'raf-maren25')
    await expect(page.getByText('You and the one who referred you each get a $25 gift card')).toBeVisible()
  })

  test.describe('of a prepaid shopper', () => {
    test.use({ persona: 'prepay' })

    test('comes off and goes again', async ({ page }) => {
      await openFilledCart(page, 'prepay')
      await applyCode(page, 'Promo code', 'castoff10')
      await expect(summaryOf(page)).toContainText('−$10.00')
      await page.getByRole('button', { name: 'Remove CASTOFF10' }).click()
      await expect(summaryOf(page)).not.toContainText('−$10.00')
    })
  })
})

test('the rows of a line have room beside the summary @wide', async ({ page }) => {
  await openFilledCart(page)
  const name = page.getByRole('region', { name: 'Line 1' }).getByText('No protection', { exact: true })
  for (const width of [1024, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await name.boundingBox())?.height, { message: `${width}` }).toBeLessThan(30)
  }
})

test('rounds the order up, and takes it back', async ({ page }) => {
  await openFilledCart(page)
  const roundUp = page.getByRole('checkbox', { name: /^Round up to \$\d+\.00 and give/ })
  await roundUp.check()
  await expect(summaryOf(page)).toContainText('Donation to Harbor Light Fund')
  await roundUp.uncheck()
  await expect(summaryOf(page)).not.toContainText('Donation')
})

test('calculates the tax at another ZIP code', async ({ page }) => {
  await openFilledCart(page)
  const tax = summaryOf(page)
    .locator('div', { has: page.getByText('Sales tax', { exact: true }) })
    .last()
  const before = await tax.textContent()
  await page.getByText('Sales tax for another ZIP code').click()
  await applyCode(page, 'ZIP code', '041')
  await expect(page.getByText('Enter five digits.')).toBeVisible()
  await applyCode(page, 'ZIP code', '04101')
  await expect(page.getByText('in 04101.')).toBeVisible()
  await expect(tax).not.toHaveText(before ?? '')
})

test('switches the order to a store and back', async ({ page }) => {
  await openFilledCart(page)
  await page.getByRole('button', { name: 'Switch to pickup' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Pick up everything/ })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to delivery' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Delivered by/ })).toBeVisible()
})

test('adds home protection to a postpaid cart, and takes it out', async ({ page }) => {
  await openFilledCart(page)
  await page.getByRole('button', { name: 'Add Harbor Home Protect' }).click()
  await expect(summaryOf(page)).toContainText('Harbor Home Protect')
  await page.getByRole('button', { name: 'Remove Harbor Home Protect' }).click()
  await expect(summaryOf(page)).not.toContainText('Harbor Home Protect')
})

test('parts that come late leave Checkout where it is @both', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(/\/assets\/(home-services|cart-choices|delivery-row)-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await openFilledCart(page)
  const top = async () => (await summaryOf(page).getByRole('link', { name: 'Checkout' }).boundingBox())?.y
  const before = await top()
  await expect.poll(() => held.length).toBe(3)
  for (const release of held) release()
  await expect(page.getByRole('button', { name: 'Add Harbor Home Advisor' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeVisible()
  expect(await top()).toBe(before)
})

test.describe('saves the cart', () => {
  test("under a guest's address, which finds it again", async ({ page, axe }) => {
    await openFilledCart(page)
    await page.getByRole('button', { name: 'Save cart' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save your cart' })
    await dialog.getByRole('textbox').fill('maren@halyard')
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await dialog.getByRole('textbox').fill('maren@example.com')
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('maren@example.com finds it again for 30 days.')).toBeVisible()
  })

  test.describe('of a customer', () => {
    test.use({ persona: 'signed-in' })

    test('at once', async ({ page }) => {
      await openFilledCart(page, 'signed-in')
      await page.getByRole('button', { name: 'Save cart' }).click()
      await expect(page.getByText('Cart saved. It is with your account for 30 days.')).toBeVisible()
    })
  })
})

test.describe('an accessory that the cart has', () => {
  // A press before the scripts run posts the form, which answers 422.
  test.use({ expectedErrors: [/422/] })

  test('adds to its quantity from its page', async ({ page }) => {
    await addAccessories(page.context().request, 'prospect', { 'bosun-charger-chalk': 2 })
    await page.goto('/accessories/bosun-charger/')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('3')
  })

  test('is refused at ten, and the shopper is told', async ({ page }) => {
    await addAccessories(page.context().request, 'prospect', { 'bosun-charger-chalk': 10 })
    await page.goto('/accessories/bosun-charger/')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByText('You can have up to ten of this accessory.')).toBeVisible()
  })
})

test.describe('what the carrier finds', () => {
  test('about a line stands in its row, and is pointed out before the checkout @both', async ({ page, axe }) => {
    await fillWithWatch(page)
    await openCart(page)
    const line = page.getByRole('region', { name: 'Line 2' })
    const link = line.getByRole('link', { name: 'Add address' })
    await expect(line).toContainText('An emergency address is needed for this line.')
    await expect(link).toHaveAttribute('href', '/sales/nextgen/e911.html?line=newLine2')
    expect(await axe(page)).toEqual([])
    await summaryOf(page).getByRole('link', { name: 'Checkout' }).click()
    await expect(link).toBeFocused()
    await summaryOf(page).getByRole('link', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/e911\.html\?line=newLine2&expresscheckout=true/)
  })

  test.describe('of a customer who may not order online', () => {
    test.use({ persona: 'fraud-x' })

    test('stands on top, and closes the checkout', async ({ page, axe }) => {
      await openCart(page, 'signed-in')
      await expect(page.getByRole('alert')).toContainText('This order can not be completed online.')
      await expect(page.getByRole('link', { name: /^Call us/ })).toBeVisible()
      await expect(summaryOf(page).getByRole('button', { name: 'Checkout' })).toBeDisabled()
      await expect(summaryOf(page)).toContainText('Checkout opens once the notice on top is settled.')
      expect(await axe(page)).toEqual([])
    })
  })

  test('says so in Spanish', async ({ page }) => {
    await fillWithWatch(page)
    await page.goto('/espanol/sales/next/expresscart.html')
    await expect(page.getByText('Esta línea necesita una dirección de emergencia.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Agregar dirección' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Guardar carrito' })).toBeVisible()
  })

  test.describe('of a customer', () => {
    test.use({ persona: 'signed-in', expectedErrors: [/Failed to load resource/] })

    test('to settle first opens the account landing', async ({ page, simulator, world }) => {
      await fillCart(page.context(), 'signed-in')
      await simulator.command(world.id, { failNext: { on: 'checkout.getCheckoutDetails', error: '2053' } })
      await openCart(page, 'signed-in')
      await expect(page.getByRole('heading', { name: 'Your account needs a look' })).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    })

    test('to settle first opens the account landing in Spanish', async ({ page, simulator, world }) => {
      await fillCart(page.context(), 'signed-in')
      await simulator.command(world.id, { failNext: { on: 'checkout.getCheckoutDetails', error: '2053' } })
      await page.goto('/espanol/sales/next/expresscart.html')
      await expect(page.getByRole('heading', { name: 'Tu cuenta necesita atención' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Comprar equipos' })).toHaveAttribute('href', '/espanol/smartphones/')
    })
  })
})
