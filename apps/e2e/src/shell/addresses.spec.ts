import { expect, test } from '../fixtures'

for (const [address, target, status = 303] of [
  ['/sales/digital/pdp.html?productId=orbit-12-pro&flow=EUP', '/smartphones/orbit-12-pro/?flow=EUP'],
  ['/sales/digital/gridwall/smartphones.html?mtnFlow=G&line=1', '/smartphones/?line=1'],
  ['/sales/next/gridwall.html?type=accessory', '/accessories/'],
  ['/sales/prepaid/smartphones.html?ts=1&srcCode=mail', '/smartphones/prepaid/?srcCode=mail'],
  ['/sales/digital/gridwall.html', '/products/allproducts/'],
  ['/sales/nextgen/shop/accessories', '/accessories/'],
  ['/products/gift-cards/', '/accessories/halyard-gift-card/'],
  ['/products/gift-cards?srcCode=mail', '/accessories/halyard-gift-card/?srcCode=mail'],
  ['/sales/digital/checkout.html', '/sales/nextgen/orderreview.html'],
  ['/Sales/Digital/favorites.HTML?srcCode=mail', '/sales/digital/Favorites.html?srcCode=mail', 308],
  ['/espanol/sales/NEXT/protection', '/espanol/sales/next/protection', 308],
  ['/ESPANOL/smartphones/', '/espanol/smartphones/', 308],
] as const) {
  test(`${address} leads to ${target}`, async ({ page }) => {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([status, target])
  })
}

test('a sales page in any case leads to its section: a guest in the prepaid one shops prepaid', async ({
  page,
  simulator,
  world,
}) => {
  await page.goto('/Sales/Prepaid/ExpressCart.HTML')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  await expect(page).toHaveURL('/sales/prepaid/expresscart.html')
  const { entries } = await simulator.journal(world.id, { operation: 'checkout.getCheckoutDetails' })
  expect(entries.map(({ audience }) => audience)).toEqual(['prepay'])
})

test('all products are one list, and its type never filters', async ({ page }) => {
  await page.goto('/products/allproducts/?type=anything')
  await expect(page.getByRole('heading', { level: 1, name: /^All products \d+/ })).toBeVisible()
  for (const kind of ['smartphones', 'watches', 'tablets', 'accessories'])
    expect(await page.locator(`main a[href^="/${kind}/"]`).count(), kind).toBeGreaterThan(0)
})

test('an address that contains espanol anywhere is Spanish, and so are its links', async ({ page }) => {
  await page.goto('/smartphones/?lang=espanol')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1, name: /^Teléfonos/ })).toBeVisible()
  await expect(page).toHaveURL('/espanol/smartphones/?lang=espanol')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/smartphones/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('showBackButton', () => {
  const back = { name: /^(Back|Volver)$/ }

  test('brings a way back', async ({ page }) => {
    await page.goto('/watches/')
    await page.evaluate(() => location.assign('/smartphones/?showBackButton=true'))
    await page.getByRole('link', back).click()
    await expect(page).toHaveURL('/watches/')
  })

  test.describe('before scripts run', () => {
    test.use({ javaScriptEnabled: false })

    for (const path of ['/smartphones/', '/espanol/smartphones/'])
      test(`leads back from ${path}`, async ({ page, baseURL }) => {
        await page.goto(`${path}?showBackButton=true`, { referer: `${baseURL}/watches/` })
        await page.getByRole('link', back).click()
        await expect(page).toHaveURL('/watches/')
      })
  })

  test('never leads to another site by two slashes', async ({ page, baseURL }) => {
    const headers = { referer: `${baseURL}//elsewhere.example/` }
    const answer = await page.request.get('/smartphones/?showBackButton=true', { headers })
    expect(await answer.text()).toMatch(/<a[^>]* href="\/elsewhere\.example\/"[^>]*>(?:(?!<\/a>).)*Back<\/a>/)
  })

  for (const referer of ['https://elsewhere.example/', 'http://localhost.example/watches/'])
    test(`leads to the front page for a shopper from ${referer}`, async ({ page }) => {
      const answer = await page.request.get('/smartphones/?showBackButton=true', { headers: { referer } })
      expect(await answer.text()).toMatch(/<a[^>]* href="\/"[^>]*>(?:(?!<\/a>).)*Back<\/a>/)
    })
})

for (const [address, spelling] of [
  ['/Smartphones/', '/smartphones/'],
  ['/smartphones/Orbit-12-Pro/', '/smartphones/orbit-12-pro/'],
  ['/smartphones/orbit-12-pro%20/', '/smartphones/orbit-12-pro/'],
] as const)
  test(`${address} leads to ${spelling}`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(page).toHaveURL(spelling)
  })

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404, guesses what was meant, and leads on', async ({ page, axe }) => {
    const answer = await page.goto('/smartphones/orbit-12-prro/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Not on the chart' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Search the shop' })).toHaveValue('orbit 12 prro')
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: /Did you mean/ }).click()
    await expect(page).toHaveURL('/smartphones/orbit-12-pro/')
  })

  for (const address of ['/smartphones/orbit%2F12/', '/watches/prepaid', '/espanol/tablets/prepaid/'])
    test(`is ${address}`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(
        page.getByRole('heading', { level: 1, name: /^(Not on the chart|No está en la carta)$/ }),
      ).toBeVisible()
    })

  test('suggests nothing without a good match, and searches for what is typed', async ({ page }) => {
    expect((await page.goto('/sales/xyz/expresscart.html'))?.status()).toBe(404)
    await expect(page.getByRole('link', { name: /Did you mean/ })).toHaveCount(0)
    await page.getByRole('main').getByRole('combobox', { name: 'Search the shop' }).fill('fold')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search?q=fold')
    await expect(page.getByRole('link', { name: /Lumen Fold/ }).first()).toBeVisible()
  })
})
