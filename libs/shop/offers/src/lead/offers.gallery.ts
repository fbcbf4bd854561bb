import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './offers.story'

const test = storyTest<typeof stories>()

test('the best offer leads to every offer, and each to its device', async ({ page, mount, axe }) => {
  await mount('Best', { width: 375 })
  await expect(page.getByRole('region', { name: 'More offers' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: 'See every offer' }).click()
  await expect(page).toHaveURL('/sales/digital/jtooffers.html')
  const phones = page.getByRole('region', { name: 'Smartphones' })
  await expect(phones.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Watches' })).toBeVisible()
  await phones.getByRole('button', { name: '$300 off with any trade-in, Orbit 12 Max' }).click()
  const offer = page.getByRole('dialog', { name: '$300 off with any trade-in' })
  await expect(offer.getByRole('definition')).toHaveText([
    'New lines and upgrades. Not for prepaid.',
    '$300.00',
    'No end is set',
    'Trade in a device that has a value, on the same line.',
  ])
  expect(await axe()).toEqual([])
  await offer.getByRole('button', { name: 'Close' }).click()
  await phones.getByRole('link', { name: 'Orbit 12 Max', exact: true }).click()
  await expect(page).toHaveURL('/smartphones/orbit-12-max/')
})

test('a bundle is built and bought with one press', async ({ page, mount, axe, simulator }) => {
  const world = await mount('Bundle', { width: 375 })
  const choices = page.getByRole('checkbox')
  const names = await Promise.all([0, 1, 2].map((index) => choices.nth(index).getAttribute('aria-label')))
  for (const name of names) await page.getByRole('checkbox', { name: name ?? '', exact: true }).check()
  await expect(page.getByText('Bundle discount, 20%')).toBeVisible()
  await expect(page.getByText('Choose 1 more for 25% off.')).toBeVisible()
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Add bundle to cart' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  const { carts } = await simulator.state(world.id)
  const accessories = [1, 1, 1].map((qty) => expect.objectContaining({ qty }))
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ accessories })] })])
})

test('the offer of a device takes a trade-in, or comes before the plan', async ({ page, mount }) => {
  await mount('OfLine')
  await expect(page.getByRole('link', { name: 'Trade in a device' })).toHaveAttribute(
    'href',
    /tradein\.html\?line=newLine1/,
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/plans\/planoverview/)
})

test('same-day delivery without an address leads to the cart', async ({ page, mount }) => {
  await mount('SameDayWithoutAddress')
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
})

for (const [story, shown] of [
  ['BestFailed', 'More offers'],
  ['BundleFailed', 'Accessories that count'],
] as const)
  test(`what did not come is tried again, ${story}`, async ({ page, mount, simulator }) => {
    const world = await mount(story)
    await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
    await simulator.disarm(world.id, 'fail-for-good')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible()
  })

test('the offer of a line that did not come is tried again', async ({ page, mount, simulator }) => {
  const world = await mount('OfLineFailed')
  await expect(page.getByRole('alert')).toBeVisible()
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Trade in a device' })).toBeVisible()
})

test('the offers lead to a test drive, and it to what it is tried with', async ({ page, mount, axe }) => {
  await mount('Every', { width: 375 })
  await page.getByRole('link', { name: 'Test drive the network' }).click()
  await expect(page).toHaveURL('/sales/digital/trial.html')
  await expect(page.getByRole('radio', { name: /The phone that you have/ })).toBeChecked()
  expect(await axe()).toEqual([])
  await page.getByRole('radio', { name: /A phone bought outright/ }).check()
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/smartphones?flow=trial')
  await page.getByRole('radio', { name: /The phone that you have/ }).check()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/byod\.html/)
})
