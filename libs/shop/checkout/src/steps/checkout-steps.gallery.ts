import type { Page } from '@playwright/test'
import {
  acceptAll,
  expectContact,
  expectTitle,
  goOn,
  placeOrder,
  typeCard,
  typeContact,
} from '@soe/stories/checkout-steps'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './checkout-steps.story'

const test = storyTest<typeof stories>()

const tryLater = 'Looks like something went wrong. Please try again later.'

/** A change and its one retry. */
const attempts = 2

const expectOrder = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')

test('every step is accessible and leads to the next, and its documents open one at a time (C3.162)', async ({
  page,
  mount,
  axe,
}) => {
  await mount('AboutYou', { width: 375 })
  await expectTitle(page, 'About you')
  await goOn(page)
  const first = page.getByRole('textbox', { name: 'First name' })
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('First name is missing.')
  expect(await axe()).toEqual([])
  await typeContact(page)
  await goOn(page)
  await expectTitle(page, 'Delivery')
  await page.getByRole('radio', { name: 'Another address' }).check()
  expect(await axe()).toEqual([])
  await page.getByRole('radio', { name: 'Your service address' }).check()
  await goOn(page)
  await expectTitle(page, 'Payment')
  expect(await axe()).toEqual([])
  await typeCard(page)
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
  expect(kept).not.toContain('4111')
  await goOn(page)
  await expectTitle(page, 'Agreements')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(await axe()).toEqual([])
  await acceptAll(page)
  await goOn(page)
  await expectTitle(page, 'Review your order')
  expect(await axe()).toEqual([])
  await page.evaluate(() => window.history.pushState(null, '', '/sales/digital/documents.html'))
  const documents = page.getByRole('main').locator('[aria-expanded]')
  for (const index of [0, 1]) {
    await documents.nth(index).click()
    await expect(page.getByRole('main').locator('[aria-expanded=true]')).toHaveText([
      await documents.nth(index).innerText(),
    ])
  }
})

test.describe('where a call fails', () => {
  test.use({ expectedErrors: [/answered 50|Failed to fetch/] })

  for (const status of [502, 503, 0])
    test(`status ${status} on who orders loses nothing that was typed`, async ({
      page,
      mount,
      reload,
      axe,
      simulator,
    }) => {
      const world = await mount('AboutYou')
      await typeContact(page)
      for (let attempt = 0; attempt < attempts; attempt += 1)
        await simulator.command(world.id, { failNext: { on: 'checkout.updateContact', status } })
      await goOn(page)
      await expect(page.getByRole('alert')).toHaveText(tryLater)
      await expect(page.getByRole('alert')).toBeFocused()
      expect(await axe()).toEqual([])
      await expectContact(page)
      await reload()
      await expectContact(page)
      await goOn(page)
      await expectTitle(page, 'Delivery')
    })

  test('a reply that was lost is asked for again, and answers the same order', async ({ page, mount, simulator }) => {
    const world = await mount('Review')
    await simulator.command(world.id, { failNext: { on: 'checkout.placeOrder', status: 0 } })
    await placeOrder(page).click()
    await expectOrder(page)
    expect((await simulator.state(world.id)).orders).toHaveLength(1)
  })
})

test('a refused order says why in plain words, and leads to what mends it', async ({ page, mount, simulator }) => {
  const world = await mount('Review')
  for (const [error, words, way] of [
    ['1082', 'Once it is released you can check out.', 'Check your credit'],
    ['2038', 'Call us and we finish it with you.', /^Call us at/],
    ['07', 'This account cannot place the order right now.', /^Call us at/],
    ['1008', 'Look at your cart, then place the order again.', 'Back to the cart'],
    ['OUT_OF_STOCK', 'Something in your cart has sold out.', 'Back to the cart'],
  ] as const) {
    await simulator.command(world.id, { failNext: { on: 'checkout.placeOrder', error } })
    await placeOrder(page).click()
    const refusal = page.getByRole('alert').filter({ hasText: words })
    await expect(refusal.getByText(words)).toBeVisible()
    await expect(refusal.getByRole('link', { name: way })).toHaveAttribute('href', /./)
  }
})

test('a double click places one order', async ({ page, mount, simulator }) => {
  const world = await mount('Review')
  await placeOrder(page).dblclick()
  await expectOrder(page)
  expect((await simulator.state(world.id)).orders).toHaveLength(1)
})

test('what sells out before it is ordered is named, removed there, and the agreements are asked for again', async ({
  page,
  mount,
  simulator,
}) => {
  const world = await mount('Review')
  await simulator.command(world.id, { sellOut: { skuId: 'pip-earbuds-chalk' } })
  await placeOrder(page).click()
  await expect(page.getByRole('alert')).toContainText('Pip Earbuds, Chalk is sold out.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sold out' })).toContainText('Pip Earbuds')
  await expect(placeOrder(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Remove Pip Earbuds, Chalk' }).click()
  await expect(page.getByText('Removed: Pip Earbuds, Chalk.')).toContainText('Please accept the agreements')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await acceptAll(page)
  await placeOrder(page).click()
  await expectOrder(page)
})

test('a refused card leads back to payment, and another one pays', async ({ page, mount, axe, simulator }) => {
  const world = await mount('ReviewOfRefusedCard')
  await placeOrder(page).click()
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The payment was declined.')
  expect(await axe()).toEqual([])
  await typeCard(page)
  await goOn(page)
  await placeOrder(page).click()
  await expectOrder(page)
  expect((await simulator.state(world.id)).orders).toHaveLength(1)
})

test('a checkout that could not be read can be tried again', async ({ page, mount, simulator }) => {
  const world = await mount('Unread')
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectTitle(page, 'About you')
})

test('a cart that another channel takes keeps what was typed and disables the controls', async ({
  page,
  mount,
  axe,
  simulator,
}) => {
  const world = await mount('AboutYou')
  await typeContact(page)
  await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
  await goOn(page)
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  await expectContact(page)
  expect(await axe()).toEqual([])
})

for (const [story, query] of [
  ['TooEarly', '?flow=NSE&intcmp=mail'],
  ['PaymentTooEarly', ''],
  ['AgreementTooEarly', ''],
] as const)
  test(`a prospect first says who orders, and keeps the whole query: ${story}`, async ({ page, mount }) => {
    await mount(story)
    await expectTitle(page, 'About you')
    await expect(page).toHaveURL(`/sales/nse/aboutyourself.html${query}`)
  })

for (const story of ['ReviewTooEarly', 'OtherReviewTooEarly', 'ExpressTooEarly'] as const)
  test(`the review asks for what is missing itself: ${story}`, async ({ page, mount }) => {
    await mount(story)
    await expectTitle(page, 'Checkout')
    await expect(page.getByRole('region', { name: 'About you' }).getByLabel('First name')).toBeVisible()
  })

test('a step that is missing in between comes first', async ({ page, mount }) => {
  await mount('WithoutDelivery')
  await expect(page.getByRole('region', { name: 'Delivery' }).getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('a cart whose line has no plan goes back to the cart', async ({ page, mount }) => {
  await mount('WithoutPlan')
  await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html$/)
})

test('an empty cart has a way on', async ({ page, mount }) => {
  await mount('WithoutItems')
  await page.getByRole('link', { name: 'Shop devices' }).click()
  await expect(page).toHaveURL(/\/smartphones\/$/)
})

test('batteries go by ground or are picked up', async ({ page, mount }) => {
  await mount('Batteries')
  const rule = 'Due to recent regulations, batteries will need to be delivered via ground or picked up at the store.'
  await expect(page.getByText(rule)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Express delivery' })).toHaveCount(0)
})

test('an order is picked up at the nearest store, or one that the shopper chooses', async ({
  page,
  mount,
  axe,
  simulator,
}) => {
  const world = await mount('Delivery')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await page.getByRole('radio', { name: 'Express delivery' }).check()
  await expect(summary).toContainText(/Delivery\s*\$14\.99/)
  await page.getByRole('radio', { name: 'Free In-Store Pickup' }).check()
  await expect(summary).toContainText(/Delivery\s*Free/)
  const stores = page.getByRole('group', { name: 'Store' }).locator('label')
  await expect(stores).toContainText([/Commercial St.*0.5\smiles/s, /Mill Creek.*1.4\smiles/s])
  await expect(page.getByRole('radio', { name: 'Commercial St' })).toBeChecked()
  await page.getByRole('radio', { name: 'Mill Creek' }).check()
  expect(await axe()).toEqual([])
  await goOn(page)
  await typeCard(page)
  await goOn(page)
  await acceptAll(page)
  await goOn(page)
  await expect(page.getByText('50 Market St, South Portland, ME 04106')).toBeVisible()
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: 'Pick up at Mill Creek' })).toBeVisible()
  await expect(page.getByText('50 Market St, South Portland, ME 04106')).toBeVisible()
  const { orders } = await simulator.state(world.id)
  expect(orders).toMatchObject([{ order: { store: { locationCode: '0412002' } } }])
})
