import { addPhone, changeCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { holdBack } from '../fixtures/hold-back'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard } from './checkout-actions'
import { deliverExpress, openOnePage, payOnNextBill } from './one-page-steps'

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('checks out on one page, on the next bill @mobile', async ({ page, axe, world, simulator }) => {
    await openOnePage(page)
    await expectTitle(page, 'Checkout')
    await expect(page.getByText('maren.oake@example.com')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await payOnNextBill(page)
    await expect(page.getByRole('region', { name: 'Review your order' })).toBeFocused()
    await placeOrder(page).click()
    await expect(page.getByRole('checkbox', { name: /accept/ })).toBeFocused()
    await expect(page.getByText('Accept the agreements to place the order.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await acceptAll(page)
    expect(await axe(page)).toEqual([])
    await placeOrder(page).click()
    await expect(page.getByText('On your next bill')).toBeVisible()
    await expect(page.getByText('Activate your eSIM')).toBeVisible()
    await expect(page).toHaveURL(/\/sales\/digital\/orderconfirmation\.html/)
    expect((await simulator.state(world.id)).orders).toHaveLength(1)
  })

  test('is not sent back to the cart by what it held before its last step', async ({ page, context }) => {
    await addPhone(context.request, 'signed-in')
    await changeCart(context.request, 'signed-in', 'add-plan', { lineId: 'newLine1', planId: 'mainsail-unlimited' })
    const read = page.waitForResponse(/\/get-checkout-details$/)
    await page.goto('/sales/digital/numberselection.html?mtn=newLine1')
    await (await read).finished()
    const details = await holdBack(page, '/get-checkout-details')
    await goOn(page)
    await expect(page).toHaveURL(/accessoryInterstitial/)
    await goOn(page)
    await expect(page).toHaveURL(/expresscheckout/)
    details()
    await expectTitle(page, 'Checkout')
    await expect(page).toHaveURL(/expresscheckout/)
  })

  test('changes where the order goes, and finds the review in the address', async ({ page }) => {
    await openOnePage(page)
    await deliverExpress(page)
    await expect(page.getByRole('region', { name: 'Delivery' }).getByText('Express delivery')).toBeVisible()
    await typeCard(page)
    await goOn(page)
    await acceptAll(page)
    await expect(placeOrder(page)).toBeVisible()
    await page.goto('/sales/next/expresscheckout.html?orderreview=true')
    await expect(page.getByRole('region', { name: 'Review your order' })).toBeFocused()
    await page.goto('/sales/nse/payment.html')
    await expect(page).toHaveURL(/\/sales\/next\/expresscheckout\.html$/)
  })
})
