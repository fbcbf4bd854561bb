import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './accessory-interstitial.story'

const test = storyTest<typeof stories>()

const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const add = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true }).click()

test('adding says what is known of the cart and shown of the accessory', async ({ page, mount, simulator }) => {
  const world = await mount('OfGuest')
  await add(page, 'Bosun Charger')
  await expect(tile(page, 'Bosun Charger').getByText('Added')).toBeVisible()
  // The tile says it from the press on.
  const sent = async () =>
    (await simulator.journal(world.id, { operation: 'cart.addAccessories' })).entries.map(({ request }) => request.body)
  await expect.poll(sent).toMatchObject([
    {
      skipSVC: false,
      cartInfo: {
        clientAppName: 'SOE',
        cartId: expect.stringMatching(/^C\d/),
        caseId: expect.stringMatching(/^CASE\d/),
        cartCreator: 'prospect',
        processingMTN: 'newLine1',
        processAction: 'ADD',
        processStep: 'AccessoryInterestial',
        pageId: 'accessoryInterstitial',
      },
      data: {
        validateCart: true,
        depletionType: 'F',
        lines: [
          {
            mtn: 'newLine1',
            ispuFlow: false,
            addAccessories: [
              { displayName: 'Bosun Charger', qty: 1, isSoftSku: false, accessoryBundle: false, giftCard: false },
            ],
          },
        ],
      },
    },
  ])
})

test('a set has no quantity to choose', async ({ page, mount }) => {
  await mount('OfGuest')
  const set = tile(page, 'Orbit 12 Pro Lens Rings')
  await expect(set.getByRole('button', { name: 'Add Orbit 12 Pro Lens Rings' })).toBeVisible()
  await expect(set.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
})

test('the heading takes the focus that the page before left behind', async ({ page, mount }) => {
  await mount('OfGuest')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the quantity goes from 1 to 10 and no further', async ({ page, mount, simulator }) => {
  const world = await mount('OfGuest')
  const quantity = tile(page, 'Bosun Charger').getByRole('group', { name: 'Quantity of Bosun Charger' })
  await expect(quantity.getByRole('button', { name: 'One less' })).toHaveCount(0)
  for (let pieces = 1; pieces < 10; pieces += 1) await quantity.getByRole('button', { name: 'One more' }).click()
  await expect(quantity.getByRole('button', { name: 'One more' })).toHaveCount(0)
  await expect(quantity.getByRole('button', { name: 'One less' })).toBeFocused()
  await add(page, 'Bosun Charger')
  await expect(page.getByText('You have the best bundle discount.')).toBeVisible()
  const { carts } = await simulator.state(world.id)
  const accessories = [expect.objectContaining({ skuId: expect.stringContaining('bosun-charger'), qty: 10 })]
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ accessories })] })])
})

test('what was added is said, and can be removed again', async ({ page, mount }) => {
  await mount('OfGuest')
  const glass = tile(page, 'Orbit 12 Pro Glass')
  await glass.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add Orbit 12 Pro Glass' }).focus()
  await page.keyboard.press('Enter')
  await expect(glass.getByText('Added')).toBeFocused()
  await expect(page.getByRole('status').getByText('Orbit 12 Pro Glass added')).toBeAttached()
  await expect(glass.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
  await glass.getByRole('button', { name: 'Remove Orbit 12 Pro Glass' }).click()
  await expect(glass.getByRole('group', { name: /^Quantity/ })).toContainText('1')
  await expect(page.getByRole('button', { name: 'Add Orbit 12 Pro Glass' })).toBeVisible()
})

test('an accessory can be looked at closely (C9.50)', async ({ page, mount, axe }) => {
  await mount('OfGuest', { width: 375 })
  const opener = page.getByRole('button', { name: 'Orbit 12 Pro Case', exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Orbit 12 Pro Case' })
  await expect(page.locator('main img').first()).toHaveCSS('height', '150px')
  await expect(dialog.locator('img').first()).toHaveCSS('max-height', '520px')
  await expect(dialog.getByText('Picture 1 of 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByText('Picture 2 of 3')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'See more' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  expect(await axe()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the carrier hears what was shown and what was taken', async ({ page, mount, simulator }) => {
  const world = await mount('OfGuest')
  await add(page, 'Bosun Charger')
  const feedback = async () =>
    (await simulator.journal(world.id, { operation: 'recommendations.pdm' })).entries
      .map(({ request }) => request.body)
      .filter((body) => JSON.stringify(body).includes('accessoryFeedback'))
  const told = { pageContext: 'InterstitialPage', propositionCount: 5 }
  const responses = (option: number) =>
    expect.arrayContaining([expect.objectContaining({ dispositionOptionId: option })])
  await expect
    .poll(feedback)
    .toEqual([
      expect.objectContaining({ ...told, customerResponse: { responseList: responses(82) } }),
      expect.objectContaining({ ...told, customerResponse: { responseList: responses(81) } }),
    ])
})

test.describe('where an addition fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('that is told and taken back', async ({ page, mount, simulator }) => {
    const world = await mount('OfGuest')
    for (const on of ['cart.addAccessories', 'cart.addAccessories'])
      await simulator.command(world.id, { failNext: { on, status: 503 } })
    await add(page, 'Bosun Charger')
    await expect(page.getByText('Looks like something went wrong. Please try again later.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Bosun Charger' })).toBeVisible()
  })
})

test('a customer goes on to express checkout', async ({ page, mount }) => {
  await mount('OfCustomer')
  await expect(page.getByRole('button', { name: 'Add Bosun Charger' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/sales/next/expresscheckout.html')
})

test('accessories stand by category, and a name leads to its page without the dialog', async ({ page, mount }) => {
  await mount('WithoutDialog')
  await expect(page.getByRole('region', { name: 'Cases' }).getByText('Orbit 12 Pro Case').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Screen protectors' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Smart rings' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Chargers' }).getByRole('link', { name: 'Bosun Charger', exact: true }).click()
  await expect(page).toHaveURL(/\/accessories\/bosun-charger/)
})

test('smart rings are offered while their flag is on', async ({ page, mount }) => {
  await mount('SmartRings')
  const rings = page.getByRole('region', { name: 'Smart rings' })
  await expect(rings.getByText('Grommet Ring').first()).toBeVisible()
  await add(page, 'Grommet Ring')
  await expect(rings.getByRole('button', { name: 'Remove Grommet Ring' })).toBeVisible()
})

test('without recommendations the shopper is led to the cart without a word (C8.38)', async ({ page, mount }) => {
  await mount('WithoutRecommendations')
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await expect(page.getByText('Looks like something went wrong')).toHaveCount(0)
})

test('a phone has the steps to the order in one row', async ({ page, mount }) => {
  await mount('OfGuest', { width: 375 })
  const steps = page.getByRole('navigation', { name: 'Steps to your order' })
  await steps.getByRole('listitem').nth(4).waitFor()
  const boxes = await Promise.all((await steps.getByRole('listitem').all()).map((step) => step.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  expect(Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)))).toBeLessThanOrEqual(355)
  await steps.getByRole('link', { name: 'Number' }).click()
  await expect(page).toHaveURL(/numberselection/)
})

test('what adds the accessories of a row stands on one line, whatever is said of each', async ({ page, mount }) => {
  await mount('OfGuest')
  await page.setViewportSize({ width: 1440, height: 900 })
  const top = async (name: string) =>
    (await page.getByRole('button', { name: `Add ${name}`, exact: true }).boundingBox())?.y
  const rows = [
    ['Orbit 12 Pro Case', 'Bosun Charger'],
    ['Orbit 12 Pro Glass', 'Pip Earbuds'],
  ] as const
  for (const [left, right] of rows) expect(await top(left), `${left} and ${right}`).toBe(await top(right))
})
