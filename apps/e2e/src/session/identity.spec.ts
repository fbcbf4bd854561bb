import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { restore } from '../fixtures/restore-page'
import { openWatched } from './session-actions'

test.describe('a customer with a monthly account', () => {
  test.use({ persona: 'signed-in' })

  test('stays signed in on prepaid pages, and reads what that means @mobile', async ({
    page,
    simulator,
    world,
    axe,
  }) => {
    await openWatched(page, '/smartphones/')
    await page.goto('/smartphones/prepaid')
    await expect(page.getByRole('note')).toContainText('Prepaid is a separate account.')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.goto('/sales/prepaid/expresscart.html')
    await expect(page.getByRole('note')).toContainText('Prepaid is a separate account.')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { entries } = await simulator.journal(world.id, { limit: 1000 })
    expect(entries.filter(({ status }) => status === 401)).toEqual([])
    expect((await page.context().cookies()).find(({ name }) => name === 'loggedIn')?.value).toBe('true')
    await page.getByRole('link', { name: 'See phones for your account' }).click()
    await expect(page).toHaveURL(/\/smartphones\/$/)
    await expect(page.getByRole('note')).toHaveCount(0)
  })

  test('follows the link to prepaid within the page @wide', async ({ page }) => {
    await openWatched(page, '/smartphones/')
    await page.getByRole('link', { name: 'Prepaid' }).click()
    await expect(page.getByRole('note')).toContainText('Prepaid is a separate account.')
    await expect(page.getByRole('button', { name: 'Account of Maren' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Orbit 12 Pro/ }).first()).toBeVisible()
  })
})

test.describe('an account member who may not buy (P0.14, P1.11)', () => {
  test.use({ persona: 'account-member' })

  test('hears it on the product’s page, in the cart and before the checkout', async ({ page, axe }) => {
    await page.goto('/smartphones/orbit-12-pro/')
    await expect(page.getByRole('note')).toContainText('ask the owner')
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled()
    expect(await axe(page)).toEqual([])
    await fillCart(page.context(), 'signed-in')
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByRole('heading', { level: 1, name: 'Ask the owner to order this' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.goto('/sales/next/expresscheckout.html')
    await expect(page.getByRole('heading', { level: 1, name: 'Ask the owner to order this' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/sign in/i)).toHaveCount(0)
  })
})

test.describe('the throttle list', () => {
  for (const [entry, from, to] of [
    ['R_K_S_expresscart', '/sales/next/expresscart.html?a=1', '/sales/nextgen/expresscart.html?a=1'],
    ['NSA_REDIRECT_TH_PROSPECT', '/sales/digital/plans.html', '/sales/nextgen/plans.html'],
    ['R_K_S_plans_start', '/sales/digital/plans/start.html?mtnFlow=G&a=1', '/sales/nextgen/plans/start.html?a=1'],
  ] as const) {
    test(`with ${entry} redirects a prospect to the next-generation page`, async ({ page, simulator, world }) => {
      await simulator.command(world.id, { setThrottleList: { throttleList: [entry] } })
      await page.goto(from)
      await expect(page).toHaveURL(to)
      const { entries } = await simulator.journal(world.id, { operation: 'cart.getThrottleList' })
      expect(entries).toHaveLength(1)
    })
  }

  test('is not asked about the wishlist, whose own flag redirects everyone', async ({ page, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { wishlistNextGenFFlag: true } } })
    await page.goto('/sales/digital/Favorites.html?wid=1')
    await expect(page).toHaveURL('/sales/nextgen/Favorites.html?wid=1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test.describe('under a section that does not exist', () => {
    test.use({ expectedErrors: [/404/] })
    test('opens no page', async ({ page, simulator, world }) => {
      await simulator.command(world.id, { setThrottleList: { throttleList: ['NSA_REDIRECT_TH_PROSPECT'] } })
      await openWatched(page, '/sales/xyz/expresscart.html')
      await expect(page.getByRole('heading', { level: 1, name: 'Not on the chart' })).toBeVisible()
      await expect(page).toHaveURL('/sales/xyz/expresscart.html')
    })
  })

  test('without an entry redirects nobody', async ({ page }) => {
    await openWatched(page, '/sales/next/expresscart.html')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/sales/next/expresscart.html')
  })
})

test.describe('a customer with home internet alone (P1.18)', () => {
  test.use({ persona: 'home-internet' })

  test('reads where buying starts that a phone starts a line @mobile', async ({ page, axe }) => {
    await page.goto('/smartphones/orbit-12-pro/')
    await expect(page.getByRole('note')).toContainText('Your account has 5G home internet, and no phone line yet.')
    await page.waitForLoadState('networkidle')
    expect(await axe(page)).toEqual([])
    await page.goto('/espanol/smartphones/orbit-12-pro/')
    await expect(page.getByRole('note')).toContainText('Tu cuenta tiene internet 5G en casa')
    await page.goto('/smartphones/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('note')).toHaveCount(0)
  })
})

test.describe('a joint customer', () => {
  test.use({ persona: 'joint-customer' })

  test('reads beside the phone lines what is with the home service', async ({ page }) => {
    for (const path of [
      '/sales/nextgen/expresshub.html',
      '/sales/nextgen/expresshub.html/',
      '/sales/nextgen/expresshub/',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('note')).toContainText('Your fiber internet is on the same account')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test.describe('a guest role', () => {
  // Nobody is signed in behind the cookies, so what the page asks for a customer is refused.
  test.use({ expectedErrors: [/the server responded with a status of 401/] })

  test('counts as signed out where the flag is on', async ({ page, context, baseURL, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { guestRoleFlag: true } } })
    await context.addCookies(
      [
        ['loggedIn', 'true'],
        ['role', 'guest'],
        ['firstName', 'Gus'],
      ].map(([name = '', value = '']) => ({ name, value, url: baseURL ?? '' })),
    )
    await openWatched(page, '/smartphones/')
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of Gus' })).toHaveCount(0)
    await page.evaluate(() => void (document.title = 'kept'))
    await context.addCookies([{ name: 'prospectCartCount', value: '3', url: baseURL ?? '' }])
    await restore(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await expect(page).toHaveTitle('kept')
  })
})
