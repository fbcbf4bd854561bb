import type { APIRequestContext } from '@playwright/test'
import { changeCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'

const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' }

const addUpgrade = (request: APIRequestContext) =>
  changeCart(request, 'signed-in', 'add-device', {
    cartInfo: { intendType: 'EUP' },
    data: { lines: [{ device, isNewLine: false }] },
  })

const linePage = '/sales/digital/mdnselection.html'

test.describe('a customer who upgrades', () => {
  test.use({ persona: 'signed-in' })

  test('chooses a line by its masked number and goes on to the accessories @both', async ({
    page,
    axe,
    world,
    simulator,
  }) => {
    await addUpgrade(page.request)
    await page.goto(linePage)
    await expect(
      page.getByRole('group', { name: 'Ready to upgrade', exact: true }).getByRole('radio'),
    ).toHaveAccessibleName(/Maren, 207-555-XXXX/)
    await expect(page.getByText('0148')).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    await page.getByRole('radio', { name: /Maren/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/sales/digital/accessoryInterstitial.html')
    const { carts } = await simulator.state(world.id)
    const number = expect.objectContaining({ choice: 'existing', mtn: '2075550148' })
    expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ number })] })])
  })

  test('sees what is owed, what is suspended and what is not eligible yet', async ({ page }) => {
    await addUpgrade(page.request)
    await page.goto(linePage)
    await expect(page.getByRole('radio', { name: /Jonas.*\$249\.90 owed, 9 payments left/ })).toBeEnabled()
    await expect(page.getByRole('radio', { name: /Ida.*Line suspended/ })).toBeDisabled()
    await expect(page.getByRole('radio', { name: /Boat tablet.*Eligible from March 2027/ })).toBeDisabled()
  })

  test('of a line with a loan agrees first that it stays on the bill @both', async ({
    page,
    axe,
    world,
    simulator,
  }) => {
    await addUpgrade(page.request)
    await page.goto(linePage)
    await page.getByRole('radio', { name: /Jonas.*Or upgrade now, and what you owe stays on your bill\./ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/eligibilitycheck\.html\?type=MVO_REDIRECT&mtn=newLine1$/)
    await expect(page.getByRole('heading', { level: 1, name: 'This line has a payment plan' })).toBeVisible()
    await expect(page.getByText('$249.90 is open, 9 payments.')).toBeVisible()
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep it on my bill' }).click()
    await expect(page).toHaveURL('/sales/digital/accessoryInterstitial.html')
    const { carts } = await simulator.state(world.id)
    expect(carts).toEqual([expect.objectContaining({ completedSteps: ['DPP_SUMMARY'] })])
  })

  test('is told to choose', async ({ page, axe }) => {
    await addUpgrade(page.request)
    await page.goto(linePage)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toHaveText('Choose the line that gets the new device.')
    await expect(page.getByRole('radio', { name: /Maren/ })).toBeFocused()
    expect(await axe(page)).toEqual([])
  })

  test('can come back and choose another line', async ({ page }) => {
    await addUpgrade(page.request)
    await page.goto(linePage)
    await page.getByRole('radio', { name: /Maren/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/accessoryInterstitial/)
    await page.goBack()
    await page.getByRole('radio', { name: /Jonas/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/type=MVO_REDIRECT/)
  })
})

test('a stranger is asked to sign in first @mobile', async ({ page, axe }) => {
  await page.goto(linePage)
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).last()).toHaveAttribute(
    'href',
    `/signin?goto=${encodeURIComponent(linePage)}`,
  )
  expect(await axe(page)).toEqual([])
})

test.describe('a line that can not be upgraded', () => {
  for (const [address, title] of [
    ['checkEligibility.html?type=PAST_DUE', 'A payment is past due'],
    ['checkEligibility.html?type=PENDING_ORDER', 'You have an order on its way'],
    ['eligibilitycheck.html?type=MVO_REDIRECT&mtn=2075550163', 'This line has a payment plan'],
  ] as const) {
    test(`is explained: ${title}`, async ({ page, axe }) => {
      await page.goto(`/sales/digital/mdnselection/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('2075550163')).toHaveCount(0)
      expect(await axe(page)).toEqual([])
    })
  }

  test('leads back to the cart it came from', async ({ page }) => {
    await page.goto('/sales/digital/mdnselection/checkEligibility.html?type=PAST_DUE&fromCart=true')
    await page.getByRole('link', { name: 'Back to cart' }).click()
    await expect(page).toHaveURL('/sales/next/expresscart.html')
  })
})
