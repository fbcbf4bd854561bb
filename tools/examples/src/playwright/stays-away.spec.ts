import { expect, test, untilQuiet } from '@soe/simulator-client/playwright'

test.use({ persona: 'signed-in' })

test('a customer who stays away is warned', async ({ page, world }) => {
  await page.goto('/smartphones/orbit-12-pro/')
  await untilQuiet(page)
  await world.advance('PT28M')
  await expect(page.getByRole('alertdialog', { name: 'Still there?' })).toBeVisible()
})
