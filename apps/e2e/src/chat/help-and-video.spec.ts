import { defineScenario, rule } from '@soe/scenario'
import { expect, freshContext, test } from '../fixtures'
import { advance, answerAs, chatWindow, openDesk } from './chat-steps'

const ownClock = freshContext('moves the clock of the page')

const errorPage = '/sales/digital/error/genericError.html'

/** On the clock of the world, which the shop follows. */
const noon = '2026-11-20T12:00:00-05:00'

test.describe('the help of an error page', () => {
  for (const [entry, texts] of [
    ['EA_VC', ['Click here to get 1:1 video support from a store Specialist.']],
    [
      'EA_BAU',
      ['For assistance, click here to connect with a live representative.', 'Click here for video assistance'],
    ],
  ] as const) {
    test(`with ${entry} alone offers it in the carrier’s words`, async ({ page, simulator, world, axe }) => {
      await simulator.clock(world.id, { freeze: noon })
      await simulator.command(world.id, { setThrottleList: { throttleList: [entry] } })
      await page.goto(errorPage)
      const help = page.getByRole('region', { name: 'Someone to help' })
      for (const text of texts) {
        const way = help.getByRole(text.includes('video') ? 'link' : 'button', { name: text })
        await expect(way).toBeVisible()
      }
      await expect(page.getByRole('main').getByRole('link', { name: '(800) 555-0142' })).toHaveCount(1)
      expect(await axe(page)).toEqual([])
    })
  }

  test.describe('in Honolulu', () => {
    test.use({ timezoneId: 'Pacific/Honolulu' })
    test('offers no video before eight on the shopper’s clock, whatever the carrier’s shows', async ({
      page,
      simulator,
      world,
    }) => {
      await simulator.clock(world.id, { freeze: noon })
      await simulator.command(world.id, { setThrottleList: { throttleList: ['EA_BAU', 'VideoChatEnabled'] } })
      const checked = page.waitForResponse(/video-assist-check/)
      await page.goto(errorPage)
      expect(await (await checked).json()).toMatchObject({ enableVideoAssist: true })
      await expect(page.getByText('For assistance, click here')).toBeVisible()
      await expect(page.getByText('Click here for video assistance')).toHaveCount(0)
    })
  })
})

test.describe('an error that says so', () => {
  test.use({ expectedErrors: [/500/] })

  test('offers a chat in the carrier’s words, until the next page', async ({ page, simulator, world, axe }) => {
    const message = 'Stuck? Dana knows this phone.'
    const details = { proactiveChatIndicator: 'Y', proactiveChatCustomMSG: message }
    const refused = defineScenario({
      id: 'proactive-help',
      title: 'A refusal that offers help',
      rules: [rule.on('cart.addDevice', { id: 'refused', always: true, reply: { error: 'API_ERROR', details } })],
      expect: [{ rule: 'refused', fired: 2 }],
    })
    await simulator.arm(world.id, refused)
    const notices = page.getByRole('region', { name: 'Notices' })
    const refuse = async () => {
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      await expect(notices.getByText(message)).toBeVisible()
    }
    await page.goto('/smartphones/')
    const product = page.getByRole('link', { name: /Orbit 12 Pro/ }).first()
    await product.click()
    await refuse()
    expect(await axe(page)).toEqual([])
    await page.goBack()
    await expect(notices.getByText(message)).toBeHidden()
    await product.click()
    await refuse()
    await notices.getByRole('button', { name: 'Start chat' }).click()
    await expect(chatWindow(page)).toBeVisible()
    await expect(notices.getByText(message)).toBeHidden()
  })
})

test.describe('video', () => {
  const widget = 'See a specialist by video'

  test('is offered after ten seconds, and opens in a window of at most 700 by 700 px @wide', async ({
    page,
    browser,
    simulator,
    simulatorUrl,
    world,
    axe,
  }) => {
    await simulator.clock(world.id, { freeze: noon })
    const opened = Date.now()
    await page.goto('/smartphones/')
    await page.getByRole('link', { name: widget }).waitFor()
    expect(Date.now() - opened).toBeGreaterThanOrEqual(10_000)
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: widget }).click()])
    await expect(popup).toHaveURL(/\/stores\/video-assist\?locationCode=\d{7}$/)
    const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight])
    expect(size[0]).toBe(700)
    expect(size[1]).toBeLessThanOrEqual(700)
    await expect(popup.getByRole('heading', { name: 'Video with a store specialist' })).toBeVisible()
    await popup.getByRole('button', { name: 'Start video' }).click()
    await expect(popup.getByText('A specialist joins in about a minute.')).toBeVisible()
    const agent = await browser.newContext()
    const desk = await openDesk(agent, simulatorUrl, world.id)
    await answerAs(desk, 'I can see you')
    await expect(popup.getByText('Dana is with you.')).toBeVisible()
    await expect(popup.getByText('I can see you')).toBeVisible()
    expect(await axe(popup)).toEqual([])
    await popup.getByRole('button', { name: 'End call' }).click()
    await expect(popup.getByText('The call has ended.')).toBeVisible()
    await agent.close()
    await popup.close()
    await simulator.clock(world.id, { freeze: '2026-11-20T22:00:00-05:00' })
    await expect(page.getByRole('link', { name: widget })).toHaveCount(0)
  })

  test('is not offered without its entry', ownClock, async ({ page, simulator, world }) => {
    await simulator.clock(world.id, { freeze: noon })
    await simulator.command(world.id, { setThrottleList: { throttleList: [] } })
    await page.clock.install()
    await page.goto('/smartphones/')
    await advance(page, 16_000)
    await expect(page.getByRole('button', { name: 'Get help with us' })).toBeVisible()
    await expect(page.getByRole('link', { name: widget })).toHaveCount(0)
  })

  test('says when it is closed', async ({ page, simulator, world, axe }) => {
    await simulator.command(world.id, { setSupport: { videoAgents: 0 } })
    await page.goto('/stores/video-assist')
    await expect(page.getByRole('heading', { name: 'No specialist is free right now' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
})
