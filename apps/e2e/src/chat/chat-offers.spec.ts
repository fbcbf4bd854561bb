import type { Page, Request } from '@playwright/test'
import { fillCart, openCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { advance, chatWindow, floatingButton } from './chat-steps'

/** Milliseconds of the shop's clock after which chat has had its time. */
const init = 2000

/** Opens a page on a clock that the test moves. */
const openOnClock = async (page: Page, path: string) => {
  await page.clock.install()
  await page.goto(path)
  await page.clock.runFor(init)
}

interface Feedback {
  responseList: readonly { propositionId: string; dispositionOptionId: number }[]
}

/** The dispositions that the page reports, and the chats that it starts, as they are sent. */
const collectFeedback = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/support/chat')) sent.push('chat')
    if (!request.url().includes('livePersonSubmitfeedback')) return
    const { responseList } = request.postDataJSON() as Feedback
    for (const { propositionId, dispositionOptionId } of responseList)
      sent.push(`${propositionId} ${dispositionOptionId}`)
  })
  return sent
}

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  for (const [proposition, name] of [
    ['PLP_01', 'Start chat'],
    ['PLP_02', 'Start chat'],
    ['PLP_03', 'Chat with us'],
    ['PLP_04', 'Chat with us'],
    ['PLP_05', 'Start chat'],
    ['PLP_08', 'Chat with us'],
  ] as const) {
    test(`with ${proposition} finds "${name}", and pressing it is reported before the chat`, async ({
      page,
      simulator,
      world,
    }) => {
      await simulator.command(world.id, { setSupport: { chatProposition: proposition } })
      const sent = collectFeedback(page)
      await page.goto('/smartphones/')
      await page.getByRole('button', { name, exact: true }).click()
      if (proposition === 'PLP_08') await expect(page.getByRole('region', { name: 'The assistant' })).toBeVisible()
      else await expect(page.getByRole('dialog', { name: 'How can we help?' })).toBeVisible()
      const chat = proposition === 'PLP_08' ? ['chat'] : []
      await expect.poll(() => sent).toEqual([`${proposition} 82`, `${proposition} 81`, ...chat])
    })
  }

  test('with PLP_06 is asked half a minute later, and a "no" lasts for the visit', async ({
    page,
    simulator,
    world,
  }) => {
    await simulator.command(world.id, { setSupport: { chatProposition: 'PLP_06' } })
    const overlay = page.getByRole('region', { name: 'Need a hand?' })
    const sent = collectFeedback(page)
    const checked = page.waitForResponse(/livePersonCheck/)
    await openOnClock(page, '/smartphones/')
    await page.clock.runFor(500)
    await checked
    await page.clock.runFor(25_000)
    await expect(overlay).toHaveCount(0)
    expect(sent).toEqual([])
    await advance(page, 6000)
    await expect(overlay).toHaveAttribute('tabindex', '-1')
    await expect.poll(() => sent).toEqual(['PLP_06 82'])
    await page.clock.runFor(10_000)
    await expect(overlay).toHaveAttribute('tabindex', '0')
    await overlay.getByRole('button', { name: 'Not now' }).click()
    await expect(overlay).toHaveCount(0)
    await page.reload()
    await page.clock.runFor(init + 31_000)
    await expect(page.getByRole('heading', { name: /^Smartphones/ })).toBeVisible()
    await expect(overlay).toHaveCount(0)
    expect(sent).toEqual(['PLP_06 82'])
  })

  test('has its button again once an assistant’s chat that became a person’s is over @wide', async ({
    page,
    simulator,
    world,
  }) => {
    await simulator.command(world.id, { setSupport: { chatProposition: 'PLP_08' } })
    await page.goto('/smartphones/')
    await floatingButton(page).click()
    await expect(page.getByRole('region', { name: 'The assistant' })).toBeVisible()
    await simulator.command(world.id, { answerChat: { text: 'Dana here' } })
    await expect(chatWindow(page).getByText('Dana here')).toBeVisible()
    const checked = page.waitForResponse(/livePersonCheck/)
    await page.getByRole('link', { name: 'Plans', exact: true }).first().click()
    await checked
    await expect(page).toHaveURL(/compareplan/)
    await chatWindow(page).getByRole('button', { name: 'End chat' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End chat' }).click()
    await expect(floatingButton(page)).toBeVisible()
  })

  for (const [proposition, agents] of [
    ['P_NoNBA', 6],
    ['PLP_03', 0],
  ] as const) {
    test(`is offered nothing with ${proposition} and ${agents} agents`, async ({ page, simulator, world }) => {
      await simulator.command(world.id, { setSupport: { chatProposition: proposition, chatAgents: agents } })
      const checked = page.waitForResponse(/livePersonCheck/)
      await page.goto('/smartphones/')
      await checked
      await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0)
    })
  }

  test('is met by the assistant with the proactive proposition, where the floating variation is on', async ({
    page,
    simulator,
    world,
  }) => {
    await simulator.command(world.id, { setSupport: { chatProposition: 'PLP_07' } })
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { chatFabFFlag: true } } })
    await page.goto('/smartphones/')
    const opened = page.getByRole('region', { name: 'The assistant' })
    await expect(opened.getByText('Need a hand with your bill or your order?')).toBeVisible()
    await expect(opened.getByRole('textbox')).not.toBeFocused()
    await opened.getByRole('button', { name: 'End chat' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End chat' }).click()
    await expect(floatingButton(page, 'Get help with us')).toBeVisible()
    await page.reload()
    await expect(floatingButton(page, 'Get help with us')).toBeVisible()
    await expect(opened).toHaveCount(0)
  })

  test('gets the words that the carrier sets for the floating variation', async ({ page, simulator, world }) => {
    const featureFlags = { chatFabFFlag: true, chatFabHelperText: 'Ask a person' }
    await simulator.command(world.id, { setSupport: { chatProposition: 'PLP_03' } })
    await simulator.command(world.id, { setFeatureFlags: { featureFlags } })
    await page.goto('/smartphones/')
    await expect(floatingButton(page, 'Ask a person')).toBeVisible()
  })

  test('is not asked about where the flag of the check is off', async ({ page, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { livePersonCheckFFlag: false } } })
    let checks = 0
    page.on('request', (request) => (checks += request.url().includes('livePersonCheck') ? 1 : 0))
    await openOnClock(page, '/smartphones/')
    await page.clock.runFor(5000)
    await expect(page.getByRole('heading', { name: /^Smartphones/ })).toBeVisible()
    expect(checks).toBe(0)
  })

  test('finds everything in Spanish on a Spanish page @both', async ({ page, axe }) => {
    await fillCart(page.context(), 'signed-in')
    await page.goto('/espanol/smartphones/')
    await page.getByRole('button', { name: 'Chatea con nosotros' }).click()
    await expect(page.getByRole('dialog', { name: '¿Cómo te ayudamos?' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: /^Chatear con una persona/ }).click()
    await expect(page.getByText('Sigues tú, en un minuto más o menos.')).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
})

test.describe('a guest', () => {
  test('has a sticky and an embedded button, which connect at once @both', async ({ page, axe }) => {
    let checks = 0
    page.on('request', (request) => (checks += request.url().includes('livePersonCheck') ? 1 : 0))
    await page.goto('/smartphones/')
    await expect(page.getByRole('region', { name: 'Talk it through with a specialist' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await floatingButton(page, 'Get help with us').click()
    await expect(chatWindow(page).getByText('You are next, in about a minute.')).toBeVisible()
    expect(checks).toBe(0)
    expect(await axe(page)).toEqual([])
  })

  test('has the embedded button in a container of 1272 px', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 800 })
    await page.goto('/smartphones/')
    const container = page.getByRole('region', { name: 'Talk it through with a specialist' })
    expect((await container.boundingBox())?.width).toBe(1272)
  })

  test('keeps its header apart from the chat beside it @wide', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/smartphones/')
    await page.getByRole('button', { name: 'Start chat' }).click()
    await expect(chatWindow(page)).toBeVisible()
    const header = page.getByRole('banner')
    const signIn = await header.getByRole('link', { name: 'Sign in' }).boundingBox()
    const search = await header.getByRole('link', { name: 'Search' }).boundingBox()
    expect((signIn?.x ?? 0) + (signIn?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0)
  })

  test('is connected by the embedded button too', async ({ page }) => {
    await page.goto('/smartphones/')
    await page.getByRole('button', { name: 'Start chat' }).click()
    await expect(chatWindow(page)).toBeVisible()
  })

  for (const path of [
    '/sales/digital/guestlogin.html',
    '/sales/digital/jtooffers.html',
    '/sales/prepaid/mdnselection.html',
    '/sales/prepaid/byod.html',
    '/sales/next/expresscheckout.html?flow=trial',
    '/sales/digital/NumberPortin/newnumber.html?flow=trial',
  ]) {
    test.describe(path, () => {
      test.use({ expectedErrors: [/./] })
      test('offers no chat', async ({ page }) => {
        const chat = page.waitForResponse(/\/assets\/chat-[^t]/)
        await openOnClock(page, path)
        await expect(page.locator('h1')).toBeVisible()
        await chat
        await page.clock.runFor(8000)
        await expect(page.getByRole('button', { name: /Get help with us|Start chat/ })).toHaveCount(0)
      })
    })
  }

  test('of a partner store is offered no chat', async ({ page, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { rpsFlowFFlag: true } } })
    await openOnClock(page, '/smartphones/')
    await page.clock.runFor(5000)
    await expect(page.getByRole('heading', { name: /^Smartphones/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Get help with us' })).toHaveCount(0)
  })
})

test.describe('a restricted offer', () => {
  test.use({ persona: 'signed-in' })

  test('is saved only where the address names both parameters', async ({ page, simulator, world }) => {
    const saved = async () =>
      (await simulator.journal(world.id, { operation: 'pricing.saveAcceptedMyofferData' })).entries.length
    await page.goto('/smartphones/?restricted=Y&offerId=OFF-1')
    await page.waitForResponse(/livePersonCheck/)
    expect(await saved()).toBe(0)
    await page.goto('/smartphones/?restricted=Y&restrictedProductType=EUP&offerId=OFF-1')
    await expect(page.getByText('Your offer is saved. It goes with your next order.')).toBeVisible()
    expect(await saved()).toBe(1)
    const checked = page.waitForResponse(/livePersonCheck/)
    await page.reload()
    await checked
    expect(await saved()).toBe(1)
  })
})

test('a cart stays readable beside the chat @wide', async ({ page }) => {
  await fillCart(page.context(), 'prospect')
  await openCart(page)
  await floatingButton(page, 'Get help with us').click()
  await chatWindow(page).waitFor()
  const [chat, total] = [await chatWindow(page).boundingBox(), await page.getByText('Due today').last().boundingBox()]
  expect((total?.x ?? 0) + (total?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
})
