import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './eligibility-page.story'

const test = storyTest<typeof stories>()

for (const [story, title] of [
  ['PastDue', 'A payment is past due'],
  ['PendingOrder', 'You have an order on its way'],
  ['PaymentPlan', 'This line has a payment plan'],
] as const)
  test(`a line that cannot be upgraded is explained: ${title}`, async ({ page, mount }) => {
    await mount(story)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('2075550163')).toHaveCount(0)
  })

test('leads back to the cart it came from (C2.5.41)', async ({ page, mount }) => {
  await mount('PastDueFromCart')
  await page.getByRole('link', { name: 'Back to cart' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
})
