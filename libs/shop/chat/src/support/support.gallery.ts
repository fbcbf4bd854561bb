import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './support.story'

const test = storyTest<typeof stories>()

test('a question leaves the answers that are about it, in the address too', async ({ page, mount }) => {
  await mount('Support')
  await page.getByRole('searchbox', { name: 'Ask a question' }).fill('can I keep my number')
  await page.getByRole('button', { name: 'Find answers' }).click()
  await expect(page).toHaveURL('/sales/digital/support.html?q=can+I+keep+my+number')
  await expect(page.getByText('Where is my order?')).toBeHidden()
  await expect(page.getByText('Yes, both.')).toBeVisible()
})
