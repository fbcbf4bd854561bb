import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './protection-page.story'

const test = storyTest<typeof stories>()

test('the advice sets every phone, and a device that cannot have a feature says why', async ({ page, mount }) => {
  await mount('TwoLines')
  const second = page.getByRole('region', { name: 'Line 2' })
  await expect(second.getByRole('radio', { name: /Lifeline Basic.*Not for this device/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Choose for both phones' }).click()
  await expect(page.getByRole('complementary', { name: 'Protection' })).toContainText('$34.00')
  await expect(page.getByRole('radio', { name: /Lifeline Protect/, checked: true })).toHaveCount(2)
  await expect(page.getByRole('radio').first()).toBeFocused()
  await second.getByRole('radio', { name: /No protection/ }).check()
  await expect(page.getByRole('complementary', { name: 'Protection' })).toContainText('$17.00')
})

test('a lookup that failed is tried again, and keeps nobody from going on', async ({ page, mount, simulator }) => {
  const world = await mount('Failed')
  await expect(page.getByRole('alert')).toContainText('Error Received')
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await expect(page).not.toHaveURL(/protection/)
})

test('a prepaid shopper is led to prepaid phones', async ({ page, mount }) => {
  await mount('Prepaid')
  await page.getByRole('link', { name: 'Shop prepaid phones' }).click()
  await expect(page).toHaveURL(/prepaid/)
})
