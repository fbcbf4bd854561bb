import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'

const page1 = '/sales/digital/plans.html'

test('a plan for both lines is kept at once, and leads on to the numbers @both', async ({
  page,
  context,
  axe,
  simulator,
  world,
}) => {
  await addPhone(context.request, 'prospect')
  await addPhone(context.request, 'prospect')
  await page.goto(page1)
  await page.getByRole('button', { name: 'Mainsail Unlimited for both' }).click()
  const totals = page.getByRole('complementary', { name: 'Plans' })
  await expect(totals).toContainText('$110.00')
  const second = page.getByRole('region', { name: 'Line 2' })
  await second.getByRole('radio', { name: /Jib 10 GB/ }).check()
  await expect(totals).toContainText('$90.00')
  expect(await axe(page)).toEqual([])
  await totals.getByRole('button', { name: 'Continue' }).first().click()
  await expect(page).toHaveURL(/numberselection/)
  const { carts } = await simulator.state(world.id)
  expect(carts[0]?.lines.map(({ planId }) => planId)).toEqual(['mainsail-unlimited', 'jib-10gb'])
})

test('a line without a plan keeps the shopper, and takes focus', async ({ page, context }) => {
  await addPhone(context.request, 'prospect')
  await page.goto(page1)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.getByRole('complementary', { name: 'Plans' }).getByRole('button', { name: 'Continue' }).first().click()
  await expect(page.getByRole('alert')).toContainText('Choose a plan for this line.')
  await expect(page.getByRole('radio').first()).toBeFocused()
})

test('a page that leads with its advice shows the other plans on request', async ({ page, context }) => {
  await addPhone(context.request, 'prospect')
  await page.goto('/sales/digital/plans/recommendation.html?line=newLine1')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await page.getByRole('button', { name: 'See all plans' }).click()
  await expect(page.getByRole('radio')).toHaveCount(3)
})
