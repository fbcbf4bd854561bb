import { expect, test } from '../fixtures'

test.use({ persona: 'signed-in' })

test('a browser that outlives its world gets a working shop, signed out @wide', async ({
  page,
  baseURL,
  simulator,
}) => {
  const lost = await simulator.makeWorld({ persona: 'signed-in' })
  await page.goto(simulator.enterUrl(lost.id, '/smartphones/'))
  await expect(page.getByRole('button', { name: 'Account of Maren' })).toBeVisible()
  await page.goto('about:blank')
  await simulator.dropWorld(lost.id)
  await page.goto('/smartphones/')
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Maren' })).toHaveCount(0)
  const cookies = await page.context().cookies(baseURL)
  expect(cookies.map(({ name }) => name)).not.toContain('sim-world')
  await page
    .getByRole('link', { name: /Orbit 12 Pro/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /Mainsail Unlimited/ }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/numberselection/)
})
