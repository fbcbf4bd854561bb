import { expect, test } from '../fixtures'
import { favoritesPath, heartOf, recordCalls, saveProducts } from './wishlist-steps'

const title = 'Your wishlist'
const emptyText = "Looks like you don't have any products in your wishlist yet."

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

  test('chooses options, and the price follows @both', async ({ page, context, axe }) => {
    await saveProducts(context.request, ['smartphones', 'Orbit 12 Pro'])
    await page.goto(favoritesPath)
    await page.getByRole('button', { name: 'Edit options, Orbit 12 Pro' }).click()
    const options = page.getByRole('dialog', { name: 'Options for Orbit 12 Pro' })
    await options.getByLabel('Storage').selectOption('256 GB')
    await options.getByLabel('Payment').selectOption('Full retail price')
    expect(await axe(page)).toEqual([])
    await options.getByRole('button', { name: 'Done' }).click()
    const tile = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await expect(tile.getByText('Kelp, 256 GB')).toBeVisible()
    await expect(tile.getByText('$1099.99')).toBeVisible()
    await page.reload()
    await expect(tile.getByText('Kelp, 256 GB')).toBeVisible()
  })

  test('reads what can be had and what cannot', async ({ page, context }) => {
    await saveProducts(
      context.request,
      ['smartphones', 'Lumen Fold 2'],
      ['tablets', 'Orbit Tab 11'],
      ['watches', 'Tern Watch 3'],
    )
    await page.goto(favoritesPath)
    const tiles = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await expect(tiles).toHaveCount(3)
    await expect(tiles.nth(0).getByText('Pre-order, ships Mar 5')).toBeVisible()
    await expect(tiles.nth(0).getByRole('button', { name: 'Add to cart' })).toBeEnabled()
    await expect(tiles.nth(1).getByText('This item is out of stock')).toBeVisible()
    await expect(tiles.nth(1).getByRole('button', { name: 'Add to cart' })).toBeDisabled()
    await expect(tiles.nth(2).getByText('In stock')).toBeVisible()
    await tiles.nth(2).getByRole('button', { name: 'Edit options' }).click()
    const options = page.getByRole('dialog', { name: 'Options for Tern Watch 3' })
    await expect(options.getByLabel('Case color')).toBeVisible()
    await expect(options.getByLabel('Color', { exact: true })).toHaveCount(0)
  })

  test('removes one after being asked, and comes to the empty page with the other @narrow', async ({
    page,
    context,
    axe,
  }) => {
    await saveProducts(context.request, ['smartphones', 'Orbit 12 Pro'], ['smartphones', 'Lumen Fold'])
    await page.goto(favoritesPath)
    await page.getByRole('button', { name: 'Remove Orbit 12 Pro from your wishlist' }).click()
    const ask = page.getByRole('dialog', { name: 'Are you sure you want to remove this item from your wishlist?' })
    expect(await axe(page)).toEqual([])
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Remove Orbit 12 Pro from your wishlist' }).click()
    await ask.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Orbit 12 Pro has been removed from your wishlist.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await page.getByRole('button', { name: 'Remove Lumen Fold from your wishlist' }).click()
    await ask.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText(emptyText)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/sales/next/shop.html')
    expect(await axe(page)).toEqual([])
  })

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

  test('adds an accessory at once, one of it', async ({ page, context, simulator, world }) => {
    await saveProducts(context.request, ['accessories', 'Slim Case'])
    await page.goto(favoritesPath)
    await page.getByRole('button', { name: 'Add to cart, Slim Case' }).click()
    await expect(page.getByText('Slim Case has been added to your cart.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { carts } = await simulator.state(world.id)
    expect(carts).toEqual([
      expect.objectContaining({
        lines: [expect.objectContaining({ accessories: [expect.objectContaining({ qty: 1 })] })],
      }),
    ])
  })

  test('takes what goes to the cart off the list where the flag says so', async ({
    page,
    context,
    simulator,
    world,
  }) => {
    const featureFlags = { removeAccyFromWishlistFFlag: true }
    await simulator.command(world.id, { setFeatureFlags: { featureFlags } })
    await saveProducts(context.request, ['accessories', 'Slim Case'])
    await page.goto(favoritesPath)
    await page.getByRole('button', { name: 'Add to cart, Slim Case' }).click()
    await expect(page.getByText(emptyText)).toBeVisible()
  })

  test('shares the list by its link', async ({ page, context, axe }) => {
    const wid = await saveProducts(context.request, ['smartphones', 'Orbit 12 Pro'])
    await page.goto(favoritesPath)
    await page.getByRole('button', { name: 'Share list' }).click()
    const share = page.getByRole('dialog', { name: 'Do you want to share this device with someone?' })
    expect(await axe(page)).toEqual([])
    await share.getByRole('button', { name: 'Copy' }).click()
    await expect(share.getByText('Link copied')).toBeVisible()
    await expect(share.getByLabel('Link to your wishlist')).toHaveValue(new RegExp(`${favoritesPath}\\?wid=${wid}$`))
    await share.getByRole('button', { name: 'Done' }).click()
    await expect(share).toBeHidden()
  })
})

test.describe('a customer whose list does not come', () => {
  test.use({ persona: 'signed-in', expectedErrors: [/503/] })

  test('tries again', async ({ page, context, simulator, world, axe }) => {
    await saveProducts(context.request, ['smartphones', 'Orbit 12 Pro'])
    for (const on of ['wishlist.retrieveWishlist', 'wishlist.retrieveWishlist'])
      await simulator.command(world.id, { failNext: { on, status: 503 } })
    await page.goto(favoritesPath)
    await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Add to cart, Orbit 12 Pro' })).toBeVisible()
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

test('a guest without a link is shown the way to sign in @both', async ({ page, axe }) => {
  const calls = recordCalls(page, /\/wishlist\/|\/pdm/)
  await page.goto(favoritesPath)
  await expect(page.getByText(emptyText)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to see saved items' })).toHaveAttribute(
    'href',
    `/signin?goto=${encodeURIComponent(favoritesPath)}`,
  )
  expect(await axe(page)).toEqual([])
  expect(calls.map((call) => call.url())).toEqual([])
})

test.describe('a prepaid shopper', () => {
  test.use({ persona: 'prepay' })

  test('never asks for a wishlist', async ({ page }) => {
    const calls = recordCalls(page, /\/wishlist\/|\/pdm/)
    await page.goto(`${favoritesPath}?wid=whatever`)
    await expect(page.getByText(emptyText)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/smartphones/prepaid')
    await page.waitForLoadState('networkidle')
    expect(calls.map((call) => call.url())).toEqual([])
  })
})

test.describe('inside the native app', () => {
  test.use({ persona: 'signed-in', userAgent: 'Mozilla/5.0 (Linux; Android 15) HalyardApp/9.4 Mobile' })

  test('the page leaves going back to the app', async ({ page }) => {
    await page.goto(favoritesPath)
    await expect(page.getByRole('link', { name: 'View Products' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  })
})

test.describe('what a customer has saved', () => {
  test.use({ persona: 'signed-in' })

  const notify = 'Notify me, Orbit Tab 11'
  const stop = 'Stop notifying me, Orbit Tab 11'

  test('can be asked about while it is sold out, on its own page too', async ({ page, context, axe }) => {
    await saveProducts(context.request, ['tablets', 'Orbit Tab 11'])
    await page.goto(favoritesPath)
    await expect(page.getByText('Subscribe to get notified when this product is back in stock')).toBeVisible()
    await page.getByRole('button', { name: notify }).click()
    await expect(
      page.getByText('You are subscribed to get a notification when this product is back in stock'),
    ).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Orbit Tab 11', exact: true }).click()
    await page.getByRole('button', { name: stop }).click()
    await expect(page.getByRole('button', { name: notify })).toBeVisible()
  })

  test('has no such notice while the flag disableNotifyMe is on', async ({ page, context, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { disableNotifyMe: true } } })
    await saveProducts(context.request, ['tablets', 'Orbit Tab 11'])
    await page.goto(favoritesPath)
    await expect(page.getByText('This item is out of stock')).toBeVisible()
    await expect(page.getByRole('button', { name: notify })).toHaveCount(0)
  })

  test('shows the details of its offer in a frame', async ({ page, context, axe }) => {
    await saveProducts(context.request, ['smartphones', 'Orbit 12 Pro'])
    await page.goto(favoritesPath)
    await expect(page.getByText('There are ways to save on your new device.')).toBeVisible()
    await page.getByRole('button', { name: 'Details of the offer for Orbit 12 Pro' }).click()
    const frame = page.getByRole('dialog').frameLocator('iframe')
    await expect(frame.getByText('For Orbit 12 Pro')).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test('keeps the other choices when one changes', async ({ page, context }) => {
    await saveProducts(context.request, ['smartphones', 'Orbit 12 Pro'])
    await page.goto(favoritesPath)
    await page.getByRole('button', { name: 'Edit options, Orbit 12 Pro' }).click()
    const options = page.getByRole('dialog', { name: 'Options for Orbit 12 Pro' })
    await options.getByLabel('Storage').selectOption('256 GB')
    const color = options.getByLabel('Color')
    await color.selectOption({ index: 1 })
    await expect(options.getByLabel('Storage')).toHaveValue('256 GB')
  })

  test('is not read while the flag retrieveWishList is off', async ({ page, context, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { retrieveWishList: false } } })
    await saveProducts(context.request, ['tablets', 'Orbit Tab 11'])
    await page.goto(favoritesPath)
    await expect(page.getByText(emptyText)).toBeVisible()
  })
})
