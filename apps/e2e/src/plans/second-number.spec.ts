import type { Page } from '@playwright/test'
import { addPhone, changeCart } from '../cart/cart-steps'
import { expectTitle, goOn } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const add = (page: Page) => page.getByRole('button', { name: 'Add second number' })

const numbers = (page: Page) => page.getByRole('group', { name: 'Numbers' }).getByRole('radio')

/** Up to the page that asks for the number, by the carrier's own steps. */
const startSecondNumber = async (page: Page) => {
  await addPhone(page.request, 'prospect')
  await changeCart(page.request, 'prospect', 'add-plan', { lineId: 'newLine1', planId: 'mainsail-unlimited' })
  await changeCart(page.request, 'prospect', 'assign-mtn', {
    lineId: 'newLine1',
    number: { choice: 'new', zipCode: '04101' },
  })
  await page.goto('/sales/digital/secondnumber.html')
  await expect(page.getByRole('radio', { name: 'Orbit 12 Pro' })).toBeChecked()
  await add(page).click()
  await expectTitle(page, 'Choose a plan')
  await page.getByRole('radio', { name: /Jib 10 GB/ }).check()
  await goOn(page)
  await expectTitle(page, 'A second number')
}

test('a phone gets a second number near a zip code, under a label @both', async ({ page, axe, simulator, world }) => {
  await startSecondNumber(page)
  await expect(page.getByText(/eSIM, next to \(207\) 555-01\d\d/)).toBeVisible()
  await expect(numbers(page)).toHaveCount(4)
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Near ZIP code').fill('10001')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const chosen = page.getByRole('radio', { name: /^\(212\) 555-01\d\d/ }).nth(2)
  await chosen.check()
  const mtn = await chosen.getAttribute('value')
  await page.getByLabel('Label').fill('The shop at the old harbor')
  await expect(page.getByLabel('Label')).toHaveValue('The shop at the old ')
  await expect(page.getByText('$35.00/mo')).toBeVisible()
  await add(page).click()
  await expect(page).toHaveURL(/accessoryInterstitial/)
  const { carts } = await simulator.state(world.id)
  const number = { choice: 'new', mtn, zipCode: '10001', label: 'The shop at the old' }
  expect(carts).toEqual([
    expect.objectContaining({
      lines: [expect.anything(), expect.objectContaining({ isSecondNumber: true, number, planId: 'jib-10gb' })],
    }),
  ])
})

test('numbers that are held no longer give way to others', async ({ page, axe, simulator, world }) => {
  await startSecondNumber(page)
  await numbers(page).nth(1).check()
  const before = await numbers(page).nth(1).getAttribute('value')
  await simulator.clock(world.id, { advance: 'PT15M' })
  await add(page).click()
  await expect(page.getByRole('alert')).toHaveText('That number has gone. Here are others.')
  await expect(numbers(page).first()).toBeFocused()
  expect(await numbers(page).evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).not.toContain(
    before,
  )
  expect(await axe(page)).toEqual([])
  await add(page).click()
  await expect(page).toHaveURL(/accessoryInterstitial/)
})

test('who does not want it any more loses the line', async ({ page, simulator, world }) => {
  await startSecondNumber(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(/expresscart/)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ lineId: 'newLine1' })] })])
})

test.describe('when no numbers come', () => {
  test.use({ expectedErrors: [/503/] })

  test('the shopper can try again', async ({ page, simulator, world }) => {
    await startSecondNumber(page)
    await expect(numbers(page)).toHaveCount(4)
    const { mend } = await failForGood(simulator, world.id, 'cart.holdNumbers')
    await page.getByRole('button', { name: 'Show other numbers' }).click()
    await expect(page.getByRole('alert')).toContainText('Looks like something went wrong.')
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(numbers(page)).toHaveCount(4)
  })
})

test('a new number asked for by the express cart leads back there', async ({ page }) => {
  await addPhone(page.request, 'prospect')
  const search = 'mtn=newLine1&intendType=NSE&expresscheckout=true'
  await page.goto(`/sales/digital/NumberPortin/newnumber.html?${search}`)
  await expectTitle(page, 'Choose a number')
  await goOn(page)
  await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html/)
})

test('a line shares its number with the phone it belongs to', async ({ page, axe, simulator, world }) => {
  await addPhone(page.request, 'prospect')
  await changeCart(page.request, 'prospect', 'add-plan', { lineId: 'newLine1', planId: 'mainsail-unlimited' })
  await page.goto('/sales/digital/numberselection/activation.html?mtn=newLine1')
  await page.getByRole('link', { name: 'Choose a number' }).click()
  await goOn(page)
  await expect(page).toHaveURL(/accessoryInterstitial/)
  await page.goto('/sales/digital/numberselection/activation.html?mtn=newLine1')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Share this number' }).click()
  await expect(page).toHaveURL(/accessoryInterstitial/)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ completedSteps: ['NumberShareActivation'] })])
})

test('an account PIN is for customers', async ({ page }) => {
  await page.goto('/sales/digital/accountpin.html?line=newLine1')
  await expect(page.getByRole('link', { name: 'Sign in' }).last()).toBeVisible()
  await expect(page.getByLabel('Account PIN, four digits')).toHaveCount(0)
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('sets an account PIN for a line @both', async ({ page, axe, simulator, world }) => {
    await addPhone(page.request, 'signed-in')
    await page.goto('/sales/digital/numberselection.html?mtn=newLine1')
    await page.getByRole('link', { name: 'Protect it with an account PIN' }).click()
    await expectTitle(page, 'Choose an account PIN')
    const pin = page.getByLabel('Account PIN, four digits')
    await pin.fill('1234')
    await page.getByLabel('Type it again').fill('1234')
    await goOn(page)
    await expect(page.getByText('Choose digits that are harder to guess.')).toBeVisible()
    await expect(pin).toBeFocused()
    expect(await axe(page)).toEqual([])
    await pin.fill('7391')
    await page.getByLabel('Type it again').fill('7391')
    await goOn(page)
    await expectTitle(page, 'Choose a plan')
    const { carts } = await simulator.state(world.id)
    expect(carts).toEqual([expect.objectContaining({ completedSteps: ['accountpin'] })])
    expect(JSON.stringify(carts)).not.toContain('7391')
  })

  test('chooses the line of an upgrade while another line waits', async ({ page }) => {
    await addPhone(page.request, 'signed-in')
    await page.goto('/smartphones/orbit-12-pro/')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('button', { name: 'Upgrade existing line' }).click()
    await expect(page).toHaveURL('/sales/digital/mdnselection.html')
    await page.getByRole('radio', { name: /Maren/ }).check()
    await goOn(page)
    await expect(page).toHaveURL('/sales/digital/plans/planoverview.html?line=newLine1')
  })

  test('is asked for a number where a new line is meant, and led back to the grid', async ({ page }) => {
    await addPhone(page.request, 'signed-in')
    await page.goto('/sales/digital/mdnselection.html?intent=AAL')
    await expectTitle(page, 'Choose a number')
    await changeCart(page.request, 'signed-in', 'add-device', {
      cartInfo: { intendType: 'EUP' },
      data: {
        lines: [
          {
            device: { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' },
            isNewLine: false,
          },
        ],
      },
    })
    await page.goto('/sales/digital/mdnselection.html?mtnFlow=G&expresscheckout=true')
    await expect(page.getByRole('link', { name: 'Choose another device' })).toBeVisible()
    await page.getByRole('radio', { name: /Maren/ }).check()
    // The checkout sends an order that lacks a plan back to the cart.
    const checkout = page.waitForEvent('framenavigated', (frame) => frame.url().includes('expresscheckout'))
    await goOn(page)
    await checkout
    await expect(page).toHaveURL(/expresscart/)
  })
})
