import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './line-page.story'

const test = storyTest<typeof stories>()

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('a line is chosen by its masked number, and leads on to the accessories', async ({ page, mount, simulator }) => {
  const world = await mount('Upgrade')
  await expect(
    page.getByRole('group', { name: 'Ready to upgrade', exact: true }).getByRole('radio'),
  ).toHaveAccessibleName(/Maren, 207-555-XXXX/)
  await expect(page.getByText('0148')).toHaveCount(0)
  await page.getByRole('radio', { name: /Maren/ }).check()
  await goOn(page)
  await expect(page).toHaveURL('/sales/digital/accessoryInterstitial.html')
  const { carts } = await simulator.state(world.id)
  const number = expect.objectContaining({ choice: 'existing', mtn: '2075550148' })
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ number })] })])
})

test('shows what is owed, what is suspended and what is not eligible yet', async ({ page, mount }) => {
  await mount('Upgrade')
  await expect(page.getByRole('radio', { name: /Jonas.*\$249\.90 owed, 9 payments left/ })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /Ida.*Line suspended/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /Boat tablet.*Eligible from March 2027/ })).toBeDisabled()
})

test('of a line with a loan the shopper agrees first that it stays on the bill', async ({
  page,
  mount,
  axe,
  simulator,
}) => {
  const world = await mount('Upgrade', { width: 375 })
  await page.getByRole('radio', { name: /Jonas.*Or upgrade now, and what you owe stays on your bill\./ }).check()
  await goOn(page)
  await expect(page).toHaveURL(/eligibilitycheck\.html\?type=MVO_REDIRECT&mtn=newLine1$/)
  await expect(page.getByRole('heading', { level: 1, name: 'This line has a payment plan' })).toBeVisible()
  await expect(page.getByText('$249.90 is open, 9 payments.')).toBeVisible()
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Keep it on my bill' }).click()
  await expect(page).toHaveURL('/sales/digital/accessoryInterstitial.html')
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ completedSteps: ['DPP_SUMMARY'] })])
})

test('without a choice the shopper is told to choose', async ({ page, mount, axe }) => {
  await mount('Upgrade')
  await goOn(page)
  await expect(page.getByRole('alert')).toHaveText('Choose the line that gets the new device.')
  await expect(page.getByRole('radio', { name: /Maren/ })).toBeFocused()
  expect(await axe()).toEqual([])
})

test('after Back another line can be chosen', async ({ page, mount }) => {
  await mount('Upgrade')
  await page.getByRole('radio', { name: /Maren/ }).check()
  await goOn(page)
  await expect(page).toHaveURL(/accessoryInterstitial/)
  await page.goBack()
  await page.getByRole('radio', { name: /Jonas/ }).check()
  await goOn(page)
  await expect(page).toHaveURL(/type=MVO_REDIRECT/)
})

test('a stranger is asked to sign in first', async ({ page, mount }) => {
  await mount('Stranger', { width: 375 })
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    `/signin?goto=${encodeURIComponent('/sales/digital/mdnselection.html')}`,
  )
})

test('the line of an upgrade is chosen while another line waits', async ({ page, mount }) => {
  await mount('UpgradeBesideNewLine')
  await page.getByRole('radio', { name: /Maren/ }).check()
  await goOn(page)
  await expect(page).toHaveURL('/sales/digital/plans/planoverview.html?line=newLine1')
})

test('an upgrade that was saved is resumed at the choice of its line (C7.201)', async ({ page, mount }) => {
  await mount('Saved')
  const resumed = page.waitForRequest(/resumeCase$/)
  await page.getByRole('button', { name: 'Continue with your saved cart' }).click()
  expect((await resumed).postDataJSON()).toMatchObject({ contextInfo: { processStep: 'MTNSelectionPage' } })
  await expect(page.getByRole('radio', { name: /Maren/ })).toBeVisible()
})

test('where a new line is meant the shopper is asked for a number', async ({ page, mount }) => {
  await mount('NewLine')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a number', exact: true })).toBeVisible()
})

test('who came from the grid is led back there, and after the choice to the checkout (C2.5.37)', async ({
  page,
  mount,
}) => {
  await mount('FromCheckout')
  await expect(page.getByRole('link', { name: 'Choose another device' })).toBeVisible()
  await page.getByRole('radio', { name: /Maren/ }).check()
  const checkout = page.waitForEvent('framenavigated', (frame) => frame.url().includes('expresscheckout'))
  await goOn(page)
  await checkout
  // An order that lacks a plan goes back to the cart.
  await expect(page).toHaveURL(/expresscart/)
})

for (const story of ['NoneReady', 'NoLines'] as const) {
  test(`where no line can take the device it gets one of its own: ${story}`, async ({ page, mount, simulator }) => {
    const world = await mount(story)
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Get it with a new line' }).click()
    await expect(page).toHaveURL(/\/plans\/planoverview\.html\?line=newLine2$/)
    const { carts } = await simulator.state(world.id)
    expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ activity: 'NSE' })] })])
  })

  test(`where no line can take the device it can leave the cart: ${story}`, async ({ page, mount }) => {
    await mount(story)
    await page.getByRole('button', { name: 'Remove Orbit 12 Pro' }).click()
    await expect(page).toHaveURL('/sales/next/expresscart.html')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  })
}
