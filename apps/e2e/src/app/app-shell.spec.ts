import { fakeApp, inApp } from './fake-app'
import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { orderAsProspect } from '../journeys/order-as-prospect'

inApp((platform) => {
  test('bars of the app take the place of header and footer @narrow', async ({ page, axe }) => {
    const app = await fakeApp(page, platform, { appReleaseVersion: '21.0' })
    await page.goto('/smartphones/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect
      .poll(() => app.latest('navigationBar'))
      .toEqual({
        type: 'navigationBar',
        pattern: 'A',
        items: ['logo', 'stores', 'signIn'],
      })
    await expect.poll(() => app.latest('tabBar')).toEqual({ type: 'tabBar', visible: true, index: 2 })
    await expect.poll(() => app.latest('cartModule')).toEqual({ type: 'cartModule', visible: true, count: 0 })
    expect(await axe(page)).toEqual([])

    await page
      .getByRole('link', { name: /Orbit 12 Pro/ })
      .first()
      .click()
    await expect.poll(async () => (await app.latest('navigationBar'))?.pattern).toBe('B')
    await expect.poll(async () => (await app.latest('title'))?.title).toMatch(/Orbit 12 Pro/)
    await app.tell({ type: 'press', item: 'back' })
    await expect(page).toHaveURL(/\/smartphones\/$/)
  })

  test('leaving the checkout asks first where something is typed @narrow', async ({ page }) => {
    const app = await fakeApp(page, platform)
    await fillCart(page, 'prospect')
    await page.goto('/sales/nse/aboutyourself.html')
    const name = page.getByLabel('First name')
    await expect(name).toBeVisible()
    await expect.poll(async () => (await app.latest('title'))?.title).toBe('Checkout')
    await name.fill('Maren')
    await app.tell({ type: 'press', item: 'close' })
    await expect
      .poll(() => app.latest('leaveFlowAlert'))
      .toEqual({
        type: 'leaveFlowAlert',
        title: 'Are You Sure',
        message: 'You will lose your progress if you leave this flow.',
        buttons: ['No', 'Yes'],
      })
    await app.tell({ type: 'leaveFlowAnswer', leaves: false })
    await expect(name).toHaveValue('Maren')
    await app.tell({ type: 'press', item: 'close' })
    await app.tell({ type: 'leaveFlowAnswer', leaves: true })
    await expect(page).toHaveURL(/expresscart/)
  })
})

inApp(
  (platform) => {
    test('a prospect buys inside the app @narrow', async ({ page, simulator, world }) => {
      const app = await fakeApp(page, platform)
      await orderAsProspect.run({ page, simulator, world })
      await expect.poll(async () => (await app.latest('navigationBar'))?.pattern).toBe('E')
      await expect.poll(async () => (await app.latest('cartModule'))?.visible).toBe(false)
      const [order] = (await world.state()).orders
      expect(order).toBeDefined()
    })

    test.describe('a customer', () => {
      test.use({ persona: 'signed-in' })

      test('comes from the front page to the screen of the app that has saved carts (P2.109) @narrow', async ({
        page,
      }) => {
        const app = await fakeApp(page, platform)
        await page.goto('/')
        await expect.poll(() => app.latest('navigationBar')).toBeDefined()
        await page.getByRole('link', { name: 'Saved carts' }).click()
        await expect.poll(async () => (await app.latest('openScreen'))?.screen).toBe('retrieveCart')
      })
    })

    test('sign-in links go through the gateway of the app, and return @narrow', async ({ page }) => {
      const app = await fakeApp(page, platform)
      await page.goto('/sales/nextgen/expresshub.html')
      const link = page.getByRole('link', { name: 'Sign in' })
      await expect(link).toBeVisible()
      await expect.poll(() => app.latest('navigationBar')).toBeDefined()
      const gateway = page.waitForRequest(/mobileappgateway/)
      await link.click()
      expect(new URL((await gateway).url()).searchParams.get('type')).toBe('userSignIn')
      await page.getByRole('button', { name: /Maren Oake/ }).click()
      await expect(page).toHaveURL(/expresshub/)
      await expect.poll(async () => (await app.latest('navigationBar'))?.pattern).toBe('B1')
    })

    test('a guest who has an account goes from the checkout through the gateway too @narrow', async ({
      page,
      context,
    }) => {
      const app = await fakeApp(page, platform)
      await fillCart(context, 'prospect')
      await page.goto('/sales/nse/aboutyourself.html')
      await expect.poll(() => app.latest('navigationBar')).toBeDefined()
      const chosen = page.waitForRequest(/guest-choice/)
      const gateway = page.waitForRequest(/mobileappgateway/)
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      expect((await chosen).postDataJSON()).toMatchObject({ choice: 'SIGN_IN' })
      expect(new URL((await gateway).url()).searchParams.get('type')).toBe('userSignIn')
    })
  },
  ['ios'],
)

inApp(
  (platform) => {
    test.describe('signed in', () => {
      test.use({ persona: 'signed-in' })

      test('alerts, settings and the cart are screens of the app @narrow', async ({ page }) => {
        const app = await fakeApp(page, platform, {
          appReleaseVersion: '20.0',
          shopLandingTreatment: true,
          campaignId: 'fall',
        })
        await page.goto('/espanol/smartphones/')
        await expect
          .poll(async () => (await app.latest('navigationBar'))?.items)
          .toEqual(['logo', 'stores', 'alerts', 'settings'])
        const screens = {
          alerts: 'notificationCenterLanding',
          settings: 'settingsLanding',
          cart: 'flyoutcart',
          logo: 'shopLanding',
        } as const
        for (const [item, screen] of Object.entries(screens) as [keyof typeof screens, string][]) {
          await app.tell({ type: 'press', item })
          await expect.poll(async () => (await app.latest('openScreen'))?.screen).toBe(screen)
        }
        expect((await app.latest('openScreen'))?.params).toEqual({ campaignId: 'fall' })
      })
    })

    test.describe('scanning in a store', () => {
      test.use({ persona: 'scan-and-go' })

      test('an order that fails is a screen of the app (P2.110) @narrow', async ({ page, simulator, world }) => {
        const app = await fakeApp(page, platform)
        await simulator.command(world.id, { failNext: { on: 'checkout.getCheckoutDetails', error: '07' } })
        await page.goto('/sales/next/expresscart.html')
        await expect(page).toHaveURL(/error/)
        await expect.poll(async () => (await app.latest('openScreen'))?.screen).toBe('rtlScanGoProcessError')
      })
    })
  },
  ['android'],
)
