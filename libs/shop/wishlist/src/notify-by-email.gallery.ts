import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './notify-by-email.story'

const test = storyTest<typeof stories>()

test('a guest gives an address, which has to be one, and is told where the notice goes', async ({ page, mount }) => {
  await mount('OfGuest')
  const email = page.getByRole('textbox', { name: 'Email address' })
  await email.fill('maren')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('maren@example.com')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByText('We will write to maren@example.com when it is back in stock.')).toBeVisible()
})
