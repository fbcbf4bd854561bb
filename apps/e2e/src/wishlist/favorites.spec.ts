import { expect, test } from '../fixtures'
import { favoritesPath, heartOf, saveProducts } from './wishlist-steps'

const title = 'Your wishlist'

test('a customer signs in, saves a phone and upgrades a line with it', async ({ page, axe }) => {
  await page.goto('/signin?goto=/smartphones/')
  await page.getByRole('button', { name: /Maren Oake/ }).click()
  await heartOf(page, 'Orbit 12 Pro').click()
  await page.getByRole('link', { name: 'View Wishlist' }).click()
  await expect(page).toHaveURL(favoritesPath)
  await expect(page).toHaveTitle('Wishlist')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Add to cart, Orbit 12 Pro' }).click()
  const ask = page.getByRole('dialog')
  await expect(ask.getByRole('button', { name: 'Add a new line' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await ask.getByRole('button', { name: 'Upgrade existing line' }).click()
  await expect(page).toHaveURL(/\/mdnselection\.html/)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test.describe('a customer with saved products', () => {
  test.use({ persona: 'signed-in' })

  test('records a list without promotions in the error log alone', async ({ page, context, simulator, world }) => {
    await saveProducts(context.request, ['accessories', 'Slim Case'])
    await page.goto(favoritesPath)
    const logged = async () =>
      (await simulator.journal(world.id, { operation: 'log.jsNotify' })).entries.map(
        ({ request }) => (request.body as { errorMessage?: string }).errorMessage,
      )
    await expect.poll(logged).toEqual(['Error: the wishlist has no promotions'])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a guest looks at a shared list and goes on to the product', async ({
  page,
  browser,
  baseURL,
  simulator,
  world,
  axe,
}) => {
  const owner = await browser.newContext({ baseURL: baseURL ?? '' })
  await owner.request.get(simulator.enterUrl(world.id))
  await owner.request.post('/signin', { form: { persona: 'signed-in', goto: '/' } })
  const wid = await saveProducts(owner.request, ['smartphones', 'Orbit 12 Pro'])
  await owner.close()
  await page.goto(`${favoritesPath}?wid=${wid}`)
  await expect(page.getByRole('link', { name: 'Continue, Orbit 12 Pro' })).toBeVisible()
  for (const name of [/Add to cart/, /Remove/, /Share/, /^Wishlist/, /options/])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Continue, Orbit 12 Pro' }).click()
  await expect(page).toHaveURL(/\/smartphones\/orbit-12-pro\/\?sku=orbit-12-pro-kelp-128/)
})

test.describe('what a customer has saved', () => {
  test.use({ persona: 'signed-in' })

  const notify = 'Notify me, Orbit Tab 11'
  const stop = 'Stop notifying me, Orbit Tab 11'

  test('can be asked about on its own page too', async ({ page, context }) => {
    await saveProducts(context.request, ['tablets', 'Orbit Tab 11'])
    await page.goto(favoritesPath)
    await page.getByRole('button', { name: notify }).click()
    await page.getByRole('link', { name: 'Orbit Tab 11', exact: true }).click()
    await page.getByRole('button', { name: stop }).click()
    await expect(page.getByRole('button', { name: notify })).toBeVisible()
  })
})
