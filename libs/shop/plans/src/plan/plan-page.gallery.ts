import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './plan-page.story'

const test = storyTest<typeof stories>()

test('a prospect chooses a plan and goes on to the number', async ({ page, mount, simulator }) => {
  const world = await mount('Overview', { width: 375 })
  const plans = page.getByRole('group', { name: 'Plans' }).getByRole('radio')
  await expect(plans.first()).toHaveAccessibleName(/Jib/)
  await expect(plans.nth(1)).toHaveAccessibleName(/Mainsail.*Recommended/)
  await expect(plans.nth(1)).toBeChecked()
  await page.getByRole('radio', { name: /Jib 10 GB.*\$35\.00/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/sales/digital/numberselection.html?mtn=newLine1')
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ planId: 'jib-10gb' })] })])
})

test('a plan can be chosen by keyboard alone', async ({ page, mount }) => {
  await mount('Overview')
  await page.getByRole('radio', { name: /Mainsail/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/numberselection/)
})

test('a page that leads with its advice shows the other plans on request', async ({ page, mount }) => {
  await mount('Recommendation')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await page.getByRole('button', { name: 'See all plans' }).click()
  await expect(page.getByRole('radio')).toHaveCount(3)
})

test('without a device the way leads to devices', async ({ page, mount }) => {
  await mount('WithoutDevice')
  await page.getByRole('link', { name: 'Shop smartphones' }).click()
  await expect(page).toHaveURL(/\/smartphones$/)
})

test('plans that did not come are tried again', async ({ page, mount, simulator }) => {
  const world = await mount('Failed')
  await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test('a prepaid shopper sees prepaid plans and no recommendation', async ({ page, mount }) => {
  await mount('Prepaid', { width: 375 })
  await expect(page.getByRole('radio', { name: /Dinghy Prepaid/ })).toBeChecked()
  await expect(page.getByText('Recommended')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/sales/prepaid/numberselection.html?mtn=newLine1')
})
