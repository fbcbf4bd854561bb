import { acceptAll, goOn, placeOrder } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

const hub = '/sales/nextgen/expresshub.html'
const change = 'Change to this plan'

test.describe('a customer changes a plan without a device', () => {
  test.use({ persona: 'signed-in' })

  test('from the line to the order: nothing is shipped, nothing is paid @mobile', async ({
    page,
    axe,
    world,
    simulator,
  }) => {
    await page.goto(hub)
    await page.getByRole('link', { name: 'Change plan, Maren' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change a plan' })).toBeVisible()
    await expect(page.getByText('Your plan today is Mainsail Unlimited.')).toBeVisible()
    await expect(page.getByRole('button', { name: change })).toBeDisabled()
    expect(await axe(page)).toEqual([])
    await page.getByRole('radio', { name: /Spinnaker/ }).check()
    await page.getByRole('button', { name: change }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.getByText('Plan change: Spinnaker Unlimited Plus')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Delivery' })).toHaveCount(0)
    await acceptAll(page)
    await placeOrder(page).click()
    await expect(page.getByRole('heading', { name: 'Your new plan begins' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('14 Commercial St')
    const { orders } = await simulator.state(world.id)
    const line = expect.objectContaining({ lineActivityType: 'CPC', mobileNumber: '207-555-XXXX' })
    expect(orders).toEqual([expect.objectContaining({ order: expect.objectContaining({ lines: [line] }) })])
  })

  test('and finds it in the cart, to choose again, to remove and to bring back', async ({ page, axe }) => {
    await page.goto(hub)
    await page.getByRole('link', { name: 'Change plan, Maren' }).click()
    await page.getByRole('radio', { name: /Spinnaker/ }).check()
    await page.getByRole('button', { name: change }).click()
    await page.getByRole('link', { name: 'Edit items in the cart' }).click()
    const changes = page.getByRole('region', { name: 'Plan changes' })
    await expect(changes).toContainText('Spinnaker Unlimited Plus')
    await expect(changes).toContainText('$70.00/mo')
    expect(await axe(page)).toEqual([])
    await changes.getByRole('link', { name: 'Change Spinnaker Unlimited Plus' }).click()
    await page.getByRole('radio', { name: /Jib/ }).check()
    await goOn(page)
    await page.getByRole('link', { name: 'Edit items in the cart' }).click()
    await expect(changes).toContainText('Jib 10 GB')
    await changes.getByRole('button', { name: 'Remove Jib 10 GB' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(changes).toContainText('Jib 10 GB')
  })
})
