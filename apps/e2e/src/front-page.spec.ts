import { expect, test } from './fixtures'

test('the shop opens in a world of its own @both', async ({ page, context, world, axe }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'sim-world', value: world.id }))
  expect(await axe(page)).toEqual([])
})
