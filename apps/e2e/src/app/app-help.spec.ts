import { chatWindow } from '../chat/chat-steps'
import { expect, test } from '../fixtures'
import { fakeApp, inApp } from './fake-app'

inApp((platform) => {
  test('the help button of the app comes after the page, goes with it, and opens the chat (C9.66) @narrow', async ({
    page,
    simulator,
    world,
  }) => {
    const app = await fakeApp(page, platform)
    await simulator.command(world.id, {
      setFeatureFlags: { featureFlags: { habEnabled: true, habSupportVersion: '21.0' } },
    })
    await page.goto('/smartphones/')
    await expect.poll(async () => (await app.latest('chatButton'))?.visible).toBe(true)
    await expect(page.getByRole('button', { name: 'Get help with us' })).toHaveCount(0)
    await app.tell({ type: 'press', item: 'chat' })
    await expect(chatWindow(page).getByText('You are next, in about a minute.')).toBeVisible()
  })
})

inApp(
  (platform) => {
    test('a page that Back restores as it was left has its bars and its help button again @narrow', async ({
      page,
      simulator,
      world,
    }) => {
      const app = await fakeApp(page, platform)
      await simulator.command(world.id, {
        setFeatureFlags: { featureFlags: { habEnabled: true, habSupportVersion: '1' } },
      })
      await page.goto('/smartphones/')
      await expect.poll(async () => (await app.latest('chatButton'))?.visible).toBe(true)
      const bars = async () => (await app.messages()).filter(({ type }) => type === 'navigationBar')
      const before = await bars()
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
      await expect.poll(async () => (await app.latest('chatButton'))?.visible).toBe(false)
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect.poll(async () => (await app.latest('chatButton'))?.visible).toBe(true)
      await expect.poll(bars).toEqual([...before, before.at(-1)])
    })
  },
  ['ios'],
)

inApp(
  (platform) => {
    test('an app older than the button has none @narrow', async ({ page, simulator, world }) => {
      const app = await fakeApp(page, platform)
      await simulator.command(world.id, {
        setFeatureFlags: { featureFlags: { habEnabled: true, habSupportVersion: '22' } },
      })
      await page.goto('/smartphones/')
      await expect.poll(async () => (await app.latest('chatButton'))?.visible).toBe(false)
    })

    for (const path of ['/sales/digital/guestcheckout.html', '/sales/nse/delivery.html'])
      test(`help in a guest’s checkout at ${path} begins with who is asking @narrow`, async ({
        page,
        simulator,
        world,
      }) => {
        const app = await fakeApp(page, platform)
        await simulator.command(world.id, {
          setFeatureFlags: { featureFlags: { habEnabled: true, habSupportVersion: '1' } },
        })
        await page.goto(`/smartphones/?guestCheckout=true`)
        await expect.poll(async () => (await app.latest('chatButton'))?.visible).toBe(true)
        await page.goto(path)
        await expect.poll(async () => (await app.latest('chatButton'))?.visible).toBe(true)
        await app.tell({ type: 'press', item: 'chat' })
        await expect(page).toHaveURL(/\/guestlogin\.html\?guestCheckout=true$/)
      })
  },
  ['android'],
)
