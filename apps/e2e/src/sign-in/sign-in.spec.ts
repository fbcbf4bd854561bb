import { expect, test } from '../fixtures'

test('one picks a persona and lands, signed in, where one came from @both', async ({ page, context, axe }) => {
  await page.goto('/signin?goto=/smartphones/?sort=price')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: /Maren Oake/ }).click()
  await expect(page).toHaveURL('/smartphones/?sort=price')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('18 products')
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ loggedIn: 'true', role: 'accountmember' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('sim-session')
})
