import type { Page } from '@playwright/test'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '@soe/stories/checkout-steps'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './credit-page.story'

const test = storyTest<typeof stories>()

const goToPlaceOrder = async (page: Page) => {
  await typeCard(page)
  await goOn(page)
  await acceptAll(page)
  await placeOrder(page).waitFor()
}

for (const { story, asks, title, address, ahead, row, before } of [
  {
    story: 'DownPayment',
    asks: 'A down payment is needed',
    title: 'Approved, with a down payment',
    address: /creditresult\.html\?type=downpayment$/,
    ahead: 150,
    row: 'Down payment, Orbit 12 Pro',
    before: ['$27.77/mo a month'],
  },
  {
    story: 'Deposit',
    asks: 'A security deposit is needed',
    title: 'Approved, with a deposit',
    address: /creditresult\.html$/,
    ahead: 400,
    row: 'Security deposit',
    before: [],
  },
] as const)
  test(`what is to be paid ahead is agreed to, and charged once with the order: ${story}`, async ({
    page,
    mount,
    axe,
    simulator,
  }) => {
    const world = await mount(story, { width: 375 })
    await goToPlaceOrder(page)
    await placeOrder(page).click()
    await expect(page.getByText(asks)).toBeVisible()
    await expect(placeOrder(page)).toBeDisabled()
    await expect(page.getByText(row).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Your order has changed')).toHaveCount(0)
    await page.getByRole('link', { name: 'See what is due' }).click()
    await expectTitle(page, title)
    await expect(page).toHaveURL(address)
    expect(await axe()).toEqual([])
    await expect(page.getByRole('deletion')).toHaveText([...before])
    const agree = page.getByRole('button', { name: /^Agree to \$[\d,.]+ and review$/ })
    const sum = /\$([\d,.]+) and/.exec((await agree.textContent()) ?? '')?.[1] ?? ''
    expect((await simulator.state(world.id)).orders).toHaveLength(0)
    await agree.click()
    await expect(page).toHaveURL(/expresscheckout\.html\?orderreview=true/)
    await expect(page.getByText(row).filter({ visible: true }).first()).toBeVisible()
    await placeOrder(page).click()
    await expect(page.getByText('We have your order.')).toBeVisible()
    const { orders } = await simulator.state(world.id)
    expect(orders).toHaveLength(1)
    const [{ order } = { order: undefined }] = orders as { order: { totals: { dueToday: number } } }[]
    expect(order?.totals.dueToday.toFixed(2)).toBe(sum.replace(',', ''))
    expect(order?.totals.dueToday).toBeGreaterThan(ahead)
  })

test.describe('a declined customer', () => {
  test('reads what stays open, from the cart on', async ({ page, mount, axe }) => {
    await mount('DeclinedAtCart', { width: 375 })
    await expect(page).toHaveURL(/cart\.html\?redirect=notapproved2/)
    await page.getByRole('link', { name: 'See your options' }).click()
    await expectTitle(page, 'No monthly payments this time')
    expect(await axe()).toEqual([])
    await expect(page).not.toHaveTitle(/denied|declined/i)
    await page.getByRole('link', { name: /^Pay for the devices today/ }).click()
    await expect(page).toHaveURL(/orbit-12-pro.*term=0/)
  })

  test('corrects the details, and is checked again', async ({ page, mount, axe, simulator }) => {
    const world = await mount('Declined')
    await page.getByRole('link', { name: /^Ask about a mistake/ }).click()
    await expectTitle(page, 'Correct your details')
    await page.getByLabel('Last name').fill('Lenz-Moor')
    await page.getByLabel('Date of birth').fill('1990-02-03')
    await page.getByRole('button', { name: 'Check my credit' }).click()
    await expect(page.getByText('Tick the box to go on.')).toBeVisible()
    expect(await axe()).toEqual([])
    await page.getByRole('checkbox').check()
    await simulator.command(world.id, { setCredit: { status: 'AP' } })
    await page.getByRole('button', { name: 'Check my credit' }).click()
    await expectTitle(page, 'Approved')
    await page.getByRole('link', { name: 'Review your order' }).click()
    await expect(page.getByText('Hugo Lenz-Moor').first()).toBeVisible()
  })
})

test('a customer with a frozen file cannot order, and goes on once it is thawed', async ({
  page,
  mount,
  axe,
  simulator,
}) => {
  const world = await mount('Frozen', { width: 375 })
  await goToPlaceOrder(page)
  await expect(placeOrder(page)).toBeDisabled()
  await page.getByRole('link', { name: 'Check your credit' }).click()
  await expectTitle(page, 'Your credit file is frozen')
  await expect(page.getByText(/^Last tried/)).toBeVisible()
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/^Still locked at \d+:\d\d/)).toBeVisible()
  await simulator.command(world.id, { setCredit: { status: 'AP', frozen: false } })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expectTitle(page, 'Approved')
})

test('an exchange waits for its credit on a review of its own', async ({ page, mount, axe }) => {
  await mount('Exchange')
  await expect(page).toHaveURL(/refundexchange\/order-review\.html/)
  await expectTitle(page, 'Review your exchange')
  expect(await axe()).toEqual([])
  await page.getByRole('link', { name: 'Check again' }).click()
  await expectTitle(page, 'Your credit check is still running')
})

test('a customer on hold is led from the cart to the hold', async ({ page, mount }) => {
  await mount('Hold')
  await expect(page).toHaveURL(/existingcredithold\.html/)
  await expectTitle(page, 'Your credit check is on hold')
})

test('a guest whose credit is being checked is approved by a second check', async ({ page, mount }) => {
  await mount('PendingOfGuest')
  await typeContact(page)
  await goOn(page)
  await expectTitle(page, 'Delivery')
  await page.evaluate(() => window.history.pushState(null, '', '/sales/nse/credithold.html'))
  await expectTitle(page, 'Your credit check is still running')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expectTitle(page, 'Approved')
})
