import type { Page, Request } from '@playwright/test'
import { fillCart, openCart } from '../cart/cart-steps'
import { expect, freshContext, test } from '../fixtures'
import { letPageWork } from '../page/let-page-work'
import { advance, advanceUntil, chatWindow, floatingButton, openOnStoppedClock } from './chat-steps'

/** Milliseconds of the shop's clock after which chat has had its time. */
const init = 2000

const ownClock = freshContext('moves the clock of the page')

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

  test(
    'with PLP_06 is asked half a minute later, and a "no" lasts for the visit (C9.65)',
    ownClock,
    async ({ page, simulator, world }) => {
      await simulator.command(world.id, { setSupport: { chatProposition: 'PLP_06' } })
      const overlay = page.getByRole('region', { name: 'Need a hand?' })
      const sent = collectFeedback(page)
      const [asked, checked] = [page.waitForRequest(/livePersonCheck/), page.waitForResponse(/livePersonCheck/)]
      await openOnStoppedClock(page, '/smartphones/')
      await advanceUntil(page, asked)
      // The clock stands still meanwhile: the shop does not wait long for an answer.
      await (await checked).finished()
      await letPageWork(page)
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
    },
  )

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

  test(
    'is not asked about where the flag of the check is off (C4.11.21)',
    ownClock,
    async ({ page, simulator, world }) => {
      await simulator.command(world.id, { setFeatureFlags: { featureFlags: { livePersonCheckFFlag: false } } })
      let checks = 0
      page.on('request', (request) => (checks += request.url().includes('livePersonCheck') ? 1 : 0))
      await openOnClock(page, '/smartphones/')
      await page.clock.runFor(5000)
      await expect(page.getByRole('heading', { name: /^Smartphones/ })).toBeVisible()
      expect(checks).toBe(0)
    },
  )
})

test.describe('a guest', () => {
  test('has the embedded button in a container of 1272 px, and the chat beside a header that is apart @wide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 800 })
    await page.goto('/smartphones/')
    const container = page.getByRole('region', { name: 'Talk it through with a specialist' })
    expect((await container.boundingBox())?.width).toBe(1272)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Start chat' }).click()
    await expect(chatWindow(page)).toBeVisible()
    const header = page.getByRole('banner')
    const signIn = await header.getByRole('link', { name: 'Sign in' }).boundingBox()
    const search = await header.getByRole('link', { name: 'Search' }).boundingBox()
    expect((signIn?.x ?? 0) + (signIn?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0)
  })

  test('is offered no chat in a trial', ownClock, async ({ page }) => {
    const chat = page.waitForResponse(/\/assets\/idle\.moment-/)
    await openOnClock(page, '/sales/next/expresscheckout.html?flow=trial')
    await expect(page.locator('h1')).toBeVisible()
    await chat
    await page.clock.runFor(8000)
    await expect(page.getByRole('button', { name: /Get help with us|Start chat/ })).toHaveCount(0)
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

for (const width of [375, 1024])
  test(`the action of a page stays in reach of a pointer under a chat at ${width} px @wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/smartphones/orbit-12-pro/')
    await page.getByRole('button', { name: /^(Get help with us|Start chat)$/ }).click()
    await chatWindow(page).waitFor()
    await page.getByRole('region', { name: 'Price and cart' }).getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/numberselection/)
  })
