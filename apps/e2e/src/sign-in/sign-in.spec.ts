import { expect, test } from '../fixtures'

test('one picks a persona and lands, signed in, where one came from @mobile', async ({ page, context, axe }) => {
  await page.goto('/signin?goto=/smartphones/?sort=price')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  const id = page.getByText('upgrade-loan', { exact: true })
  await expect(id).toBeHidden()
  await page.getByText('For QA', { exact: true }).click()
  await expect(id).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: /Maren Oake/ }).click()
  await expect(page).toHaveURL('/smartphones/?sort=price')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('18 products')
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ loggedIn: 'true', role: 'accountmember' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('sim-session')
})

test('one signs in in Spanish where one came from there', async ({ page, axe }) => {
  await page.goto('/signin?goto=%2Fespanol%2Fsmartphones%2Forbit-12-pro%2F')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Volver a la tienda' }).click()
  await expect(page).toHaveURL('/espanol/smartphones/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('one comes back to a search with spaces and percent signs, also in the other language', async ({ page }) => {
  await page.goto('/search?q=usb%20c%20100%25')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL('/espanol/search?q=usb%20c%20100%25')
  await page.goto('/search?q=usb%20c%20100%25')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.getByRole('button', { name: /Maren Oake/ }).click()
  await expect(page).toHaveURL('/search?q=usb%20c%20100%25')
})
