import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './cart-entry.story'

const test = storyTest<typeof stories>()

const firstLine = (page: Page) => page.getByRole('region', { name: 'Line 1' })

test('a pending step of the cart leads on by its row', async ({ page, mount }) => {
  await mount('PendingStep')
  const steps = page.getByRole('region', { name: 'Before you check out' })
  await steps.getByRole('link', { name: 'Choose a number' }).click()
  await expect(page).toHaveURL(/\/NumberPortin\/newnumber\.html\?mtn=newLine1&intendType=AAL&expresscheckout=true$/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/NumberPortin/)
})

for (const [story, page] of [
  ['NamedCheckout', 'expresscheckout'],
  ['NamedCart', 'expresscart'],
] as const)
  test(`the page is the one that pageName names, ${page} (C2.5.66)`, async ({ page: browser, mount }) => {
    await mount(story)
    await expect(browser).toHaveURL(`/sales/next/${page}.html`)
    await expect(browser.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('an empty cart leads who came for a trade-in back to it', async ({ page, mount }) => {
  await mount('FromTradeIn')
  await expect(page).toHaveURL(/\/sales\/digital\/tradein\.html/)
})

test('a quote of zeros is none', async ({ page, mount }) => {
  await mount('QuoteOfZeros')
  await expect(firstLine(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('a saved cart', () => {
  test('is found again by opening the cart', async ({ page, mount, simulator }) => {
    const world = await mount('Saved')
    await expect(firstLine(page)).toBeVisible()
    await expect(page.getByText('Your saved cart is back.')).toBeVisible()
    const { cases } = await simulator.state(world.id)
    expect(cases).toEqual([expect.objectContaining({ triggerResumeCase: false })])
  })

  test('is asked about first where the flag says so', async ({ page, mount }) => {
    await mount('SavedAndAsked')
    await page.getByRole('button', { name: 'Continue with it' }).click()
    await expect(page.getByText('You saved this cart.')).toHaveCount(0)
  })

  test('comes after the promotions where a flag says so', async ({ page, mount }) => {
    await mount('SavedWithPromotions')
    await expect(page).toHaveURL(/\/promohub\.html/)
  })

  test('is one of several, which the hub lists (C2.5.79)', async ({ page, mount }) => {
    await mount('SeveralCarts')
    await page.getByRole('link', { name: 'See saved carts' }).click()
    await expect(page.getByRole('region', { name: 'Saved carts' }).getByRole('listitem')).toHaveCount(3)
  })
})

test('a trade-in that stands alone is said so, and remembered', async ({ page, mount }) => {
  await mount('TradeInAlone')
  await expect(page).toHaveURL(/redirect=ST1/)
  expect(await page.evaluate(() => sessionStorage.getItem('standaloneTradeIn'))).toBe('true')
})

test('a second number is reviewed in the checkout', async ({ page, mount }) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await mount('SecondNumber')
  await expect(page.getByRole('region', { name: 'Review your order' })).toContainText('Orbit 12 Pro')
  await expect(page).toHaveURL('/sales/next/expresscheckout.html')
  expect(addresses).toContainEqual(expect.stringContaining('/orderreview'))
})

test('a scheduled order is told of instead of the cart', async ({ page, mount }) => {
  await mount('ScheduledOrder')
  await expect(page).toHaveURL(/error\.html\?id=208/)
})

test('a member who may not buy leaves line and intent to the owner who signs in (C2.5.75)', async ({ page, mount }) => {
  await mount('OfMember')
  await expect(page.getByRole('heading', { name: 'Ask the owner to order this' })).toBeVisible()
  const saved = await page.evaluate(() => [sessionStorage.getItem('savedMtn'), sessionStorage.getItem('savedIntent')])
  expect(saved).toEqual(['newLine1', 'AAL'])
})

test('error 1022 leads to the cart with the redirect accountmember, and not in circles', async ({
  page,
  mount,
  simulator,
}) => {
  const world = await mount('OfOtherMember')
  await expect(page).toHaveURL(/\/sales\/digital\/cart\.html\?redirect=accountmember$/)
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(firstLine(page)).toBeVisible()
})
