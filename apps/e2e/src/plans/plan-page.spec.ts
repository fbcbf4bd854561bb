import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const planPage = '/sales/digital/plans/planoverview.html?line=newLine1'

test('a prospect chooses a plan and goes on to the number @both', async ({ page, context, axe, world, simulator }) => {
  await addPhone(context.request, 'prospect')
  await page.goto(planPage)
  await expect(page.getByText('For Orbit 12 Pro')).toBeVisible()
  const plans = page.getByRole('group', { name: 'Plans' }).getByRole('radio')
  await expect(plans.first()).toHaveAccessibleName(/Recommended/)
  await expect(plans.first()).toBeChecked()
  expect(await axe(page)).toEqual([])

  await page.getByRole('radio', { name: /Jib 10 GB.*\$35\.00/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/sales/digital/numberselection.html?mtn=newLine1')
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ planId: 'jib-10gb' })] })])
})

test('a plan can be chosen by keyboard alone', async ({ page, context }) => {
  await addPhone(context.request, 'prospect')
  await page.goto(planPage)
  await page.getByRole('radio', { name: /Mainsail/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/numberselection/)
})

test('without a device there is nothing to choose a plan for', async ({ page, axe }) => {
  await page.goto('/sales/digital/plans/start.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no line to set up')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Shop smartphones' }).click()
  await expect(page).toHaveURL(/\/smartphones$/)
})

test.describe('when the plans do not come', () => {
  test.use({ expectedErrors: [/503/] })

  test('the shopper can try again', async ({ page, context, simulator, world, axe }) => {
    await addPhone(context.request, 'prospect')
    const { mend } = await failForGood(simulator, world.id, 'plans.getPlans')
    await page.goto(planPage)
    await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
    expect(await axe(page)).toEqual([])
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('radio').first()).toBeVisible()
  })
})

test.describe('prepay', () => {
  test.use({ persona: 'prepay' })

  test('sees its own plans and no recommendation @mobile', async ({ page, context, axe }) => {
    await addPhone(context.request, 'prepay')
    await page.goto('/sales/prepaid/plans/prepaidPlans.html?mtn=newLine1')
    await expect(page.getByRole('radio', { name: /Dinghy Prepaid/ })).toBeChecked()
    await expect(page.getByText('Recommended')).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/sales/prepaid/numberselection.html?mtn=newLine1')
  })
})
