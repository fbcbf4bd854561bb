import type { Page } from '@playwright/test'
import { addPhone, changeCart, type Persona } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const address = (persona: Persona) =>
  `/sales/${persona === 'prepay' ? 'prepaid' : 'digital'}/accessoryInterstitial.html`

const openInterstitial = async (page: Page, persona: Persona = 'prospect') => {
  await addPhone(page.request, persona)
  const planId = persona === 'prepay' ? 'dinghy-prepaid-15gb' : 'mainsail-unlimited'
  await changeCart(page.request, persona, 'add-plan', { lineId: 'newLine1', planId })
  await changeCart(page.request, persona, 'assign-mtn', {
    lineId: 'newLine1',
    number: { choice: 'new', zipCode: '30004' },
  })
  await page.goto(address(persona))
}

const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const add = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true }).click()

test('three accessories earn a discount that the shopper sees @both', async ({ page, axe }) => {
  await openInterstitial(page)
  await expect(page.getByText('Add any 3 eligible accessories for 20% off.')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await add(page, 'Orbit 12 Pro Case')
  await add(page, 'Orbit 12 Pro Glass')
  await expect(page.getByText('Add 1 more for 20% off.')).toBeVisible()
  await add(page, 'Bosun Charger')
  await expect(page.getByText('You save')).toBeVisible()
  await expect(page.getByText('$22.00')).toBeVisible()
  await expect(page.getByText('Add 1 more for 25% off.')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
})

test('adding says what is known of the cart and shown of the accessory', async ({ page }) => {
  await openInterstitial(page)
  await expect(page.getByText('Add any 3 eligible accessories for 20% off.')).toBeVisible()
  const sent = page.waitForRequest(/add-accessories/)
  await add(page, 'Bosun Charger')
  const body = (await sent).postDataJSON() as { cartInfo: object; data: object }
  expect(body).toMatchObject({
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
  })
})

test('a set has no quantity to choose', async ({ page }) => {
  await openInterstitial(page)
  const set = tile(page, 'Orbit 12 Pro Lens Rings')
  await expect(set.getByRole('button', { name: 'Add Orbit 12 Pro Lens Rings' })).toBeVisible()
  await expect(set.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
})

test('the heading takes the focus that the page before left behind', async ({ page }) => {
  await openInterstitial(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the quantity goes from 1 to 10 and no further', async ({ page, simulator, world }) => {
  await openInterstitial(page)
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

test('what was added is said, and can be removed again', async ({ page }) => {
  await openInterstitial(page)
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

test('an accessory can be looked at closely @mobile', async ({ page, axe }) => {
  await openInterstitial(page)
  const opener = page.getByRole('button', { name: 'Orbit 12 Pro Case', exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Orbit 12 Pro Case' })
  await expect(dialog.getByText('Picture 1 of 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByText('Picture 2 of 3')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'See more' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the carrier hears what was shown and what was taken', async ({ page }) => {
  const feedback: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pdm') && request.postData()?.includes('accessoryFeedback')) {
      feedback.push(request.postDataJSON())
    }
  })
  await openInterstitial(page)
  await add(page, 'Bosun Charger')
  await expect.poll(() => feedback.length).toBe(2)
  const told = { pageContext: 'InterstitialPage', propositionCount: 5 }
  const responses = (option: number) =>
    expect.arrayContaining([expect.objectContaining({ dispositionOptionId: option })])
  expect(feedback).toEqual([
    expect.objectContaining({ ...told, customerResponse: { responseList: responses(82) } }),
    expect.objectContaining({ ...told, customerResponse: { responseList: responses(81) } }),
  ])
})

test.describe('without recommendations', () => {
  test.use({ expectedErrors: [/503/] })

  test('the shopper goes on to the cart without a word, and Back does not return here', async ({
    page,
    simulator,
    world,
  }) => {
    await page.goto('/smartphones/')
    await failForGood(simulator, world.id, 'recommendations.pdm')
    await openInterstitial(page)
    await expect(page).toHaveURL('/sales/next/expresscart.html')
    await expect(page.getByText('Looks like something went wrong')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/smartphones/')
  })

  test('a failed addition is told and taken back', async ({ page, simulator, world }) => {
    await openInterstitial(page)
    await failForGood(simulator, world.id, 'cart.addAccessories')
    await add(page, 'Bosun Charger')
    await expect(page.getByText('Looks like something went wrong. Please try again later.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Bosun Charger' })).toBeVisible()
  })
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('goes on to express checkout', async ({ page, axe }) => {
    await openInterstitial(page, 'signed-in')
    await expect(page.getByRole('button', { name: 'Add Bosun Charger' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/sales/next/expresscheckout.html')
  })
})

test.describe('prepay', () => {
  test.use({ persona: 'prepay' })

  test('adds one of each, with no stepper, no remove link and no heart @both', async ({ page, axe }) => {
    await openInterstitial(page, 'prepay')
    await add(page, 'Bosun Charger')
    const charger = tile(page, 'Bosun Charger')
    await expect(charger.getByText('Added')).toBeVisible()
    await expect(charger.getByRole('button', { name: /Remove/ })).toHaveCount(0)
    await expect(page.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
    await expect(page.locator('main [aria-pressed]')).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/sales/prepaid/expresscart.html')
  })
})

test('accessories stand by category, and a name leads to its page without the dialog', async ({
  page,
  simulator,
  world,
}) => {
  await simulator.command(world.id, { setFeatureFlags: { featureFlags: { accessoriesModalFFlag: false } } })
  await openInterstitial(page)
  await expect(page.getByRole('region', { name: 'Cases' }).getByText('Orbit 12 Pro Case').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Screen protectors' })).toBeVisible()
  await page.getByRole('region', { name: 'Chargers' }).getByRole('link', { name: 'Bosun Charger', exact: true }).click()
  await expect(page).toHaveURL(/\/accessories\/bosun-charger/)
})

test('smart rings are offered while their flag is on', async ({ page, simulator, world }) => {
  const rings = page.getByRole('region', { name: 'Smart rings' })
  await openInterstitial(page)
  await expect(page.getByRole('region', { name: 'More' })).toBeVisible()
  await expect(rings).toHaveCount(0)
  await simulator.command(world.id, { setFeatureFlags: { featureFlags: { smartRingAccyInterstitialFFlag: true } } })
  await page.reload()
  await expect(rings.getByText('Grommet Ring').first()).toBeVisible()
  await add(page, 'Grommet Ring')
  await expect(rings.getByRole('button', { name: 'Remove Grommet Ring' })).toBeVisible()
})
