import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { acceptAll, expectTitle, goOn, goToReview, placeOrder, typeCard, typeContact } from './checkout-actions'

test('every step is accessible and shows what the order costs @both', async ({ page, axe }) => {
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await expectTitle(page, 'About you')
  expect(await axe(page)).toEqual([])
  await goOn(page)
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
    'Fill this in to continue.',
  )
  expect(await axe(page)).toEqual([])
  await typeContact(page)
  await goOn(page)
  await expectTitle(page, 'Delivery')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('radio', { name: 'Another address' }).check()
  expect(await axe(page)).toEqual([])
  await page.getByRole('radio', { name: 'Your service address' }).check()
  await goOn(page)
  await expectTitle(page, 'Payment')
  expect(await axe(page)).toEqual([])
  await typeCard(page)
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await goOn(page)
  await expectTitle(page, 'Agreements')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(await axe(page)).toEqual([])
  await acceptAll(page)
  await goOn(page)
  await expectTitle(page, 'Review your order')
  await expect(page.getByRole('listitem').filter({ hasText: 'Review' })).toHaveAttribute('aria-current', 'step')
  expect(await axe(page)).toEqual([])
})

test('the confirmation empties the cart, survives a reload, and Back orders nothing again', async ({
  page,
  axe,
  world,
  simulator,
}) => {
  await fillCart(page, 'prospect')
  await goToReview(page)
  const dueToday = await page
    .getByText(/^\$\d+\.\d\d$/)
    .first()
    .textContent()
  await placeOrder(page).click()
  await expect(page.getByText(/HY-\d+-\d\d/)).toBeVisible()
  await expect(page.getByText('Paid today')).toBeVisible()
  await expect(page.getByText('Visa ending 1111.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('0')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(dueToday).not.toBeNull()
  expect(await axe(page)).toEqual([])
  const number = await page.getByText(/HY-\d+-\d\d/).textContent()
  await page.reload()
  await expect(page.getByText(number ?? '')).toBeVisible()
  await page.goBack()
  await expectTitle(page, 'Your cart is empty')
  expect(await axe(page)).toEqual([])
  expect((await simulator.state(world.id)).orders).toHaveLength(1)
})

test('an order is picked up at a store that the shopper chooses', async ({ page, axe, world, simulator }) => {
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await typeContact(page)
  await goOn(page)
  await page.getByRole('radio', { name: 'Free In-Store Pickup' }).check()
  await page.getByRole('group', { name: 'Store' }).waitFor()
  await goOn(page)
  await expect(page.getByText('Choose one to continue.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('radio', { name: 'Commercial St' }).check()
  await goOn(page)
  await typeCard(page)
  await goOn(page)
  await acceptAll(page)
  await goOn(page)
  await expect(page.getByText('188 Commercial St, Portland, ME 04101')).toBeVisible()
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: 'Pick up at Commercial St' })).toBeVisible()
  const { orders } = await simulator.state(world.id)
  expect(orders).toMatchObject([{ order: { store: { locationCode: '0412001' } } }])
})
