import { expect, test } from '@soe/stories/playwright'

test('people find a state, look at it in another language and hand its address on', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/gallery')
  await page.getByRole('searchbox').fill('favorites empty')
  const state = page.getByRole('link', { name: 'Empty', exact: true })
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(1)
  await state.click()
  const story = page.frameLocator('iframe')
  await expect(story.getByRole('heading', { name: 'Your wishlist' })).toBeVisible()
  await page.getByRole('radio', { name: 'Español' }).check()
  await page.getByRole('radio', { name: 'Phone' }).check()
  await expect(story.getByRole('heading', { name: 'Tu lista de deseos' })).toBeVisible()
  await expect(page).toHaveURL('/gallery/wishlist/favorites/Empty?language=es&width=375')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible()
  await page.close()
})
