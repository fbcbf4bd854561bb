import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './promo-hub.story'

const test = storyTest<typeof stories>()

test('the promo hub leads to the cart, and that to what it lacks', async ({ page, mount }) => {
  await mount('Incomplete')
  const asked = page.waitForRequest(/getProcessStep$/)
  await page.getByRole('button', { name: 'Go to your cart' }).click()
  const step = { processStep: 'ShoppingCart', processAction: 'next', intent: 'AAL' }
  expect((await asked).postDataJSON()).toEqual(step)
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await page.getByRole('link', { name: 'Choose a plan' }).first().click()
  await expect(page).toHaveURL('/sales/digital/plans/planoverview.html?line=newLine1')
})
