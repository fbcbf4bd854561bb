import type { Page } from '@playwright/test'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const good = '35-209900-176148-1'

const choosePelago = async (page: Page) => {
  await page.getByRole('radio', { name: 'Pelago' }).check()
  await page.getByLabel('Model', { exact: true }).selectOption('Pelago 9')
}

const typeImei = (page: Page, imei: string) => page.getByLabel('IMEI, 15 digits').fill(imei)

const choosePlan = (page: Page) => page.getByRole('button', { name: 'Choose a plan' })

test('a prospect brings a phone from the header to the order @both', async ({
  page,
  axe,
  simulator,
  world,
  isMobile,
}) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Bring your own' })
    .or(page.getByRole('dialog').getByRole('link', { name: 'Bring your own' }))
    .first()
    .click()
  await expectTitle(page, 'Bring your own device')
  await choosePelago(page)
  expect(await axe(page)).toEqual([])
  await typeImei(page, good)
  await expect(page.getByLabel('IMEI, 15 digits')).toHaveValue('35 209900 176148 1')
  await expect(page.getByText('Pelago 9 works on Halyard.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^eSIM/ })).toBeChecked()
  expect(await axe(page)).toEqual([])

  await choosePlan(page).click()
  await expectTitle(page, 'Choose a plan')
  await goOn(page)
  await expectTitle(page, 'Choose a number')
  await goOn(page)
  await expect(page).toHaveURL(/accessoryInterstitial/)
  const { carts } = await simulator.state(world.id)
  const sim = { simType: 'ESIM', smartImeiDevice: '352099001761481' }
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ activity: 'NSEBYOD', sim })] })])

  await goOn(page)
  await expect(page.getByText('Your own device')).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await expectTitle(page, 'About you')
  await typeContact(page)
  await goOn(page)
  await expectTitle(page, 'Payment')
  await typeCard(page)
  await goOn(page)
  await expectTitle(page, 'Agreements')
  await acceptAll(page)
  await goOn(page)
  await expectTitle(page, 'Review your order')
  await expect(page.getByText('Your own device')).toBeVisible()
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: 'Nothing to wait for' })).toBeVisible()
  await expect(page.getByText(/^Arrives/)).toHaveCount(0)
  await expect(page.getByText('Activate your eSIM')).toBeVisible()
})

for (const [isOn, shown] of [
  [false, '$0.00/mo'],
  [true, '$0/mo'],
] as const) {
  test(`what the own device costs reads ${shown} while the flag is ${isOn ? 'on' : 'off'} @wide`, async ({
    page,
    simulator,
    world,
  }) => {
    const featureFlags = { smartPhoneAndroidPromoFFlag: isOn }
    await simulator.command(world.id, { setFeatureFlags: { featureFlags } })
    await page.goto('/sales/byod/byod.html')
    await choosePelago(page)
    await expect(page.getByRole('complementary').getByText(shown, { exact: true })).toBeVisible()
  })
}

test.describe('the makers’ register', () => {
  for (const [imei, result] of [
    ['352099001762059', 'Locked to its carrier. Ask them to unlock it, then check again.'],
    ['352099001763040', 'Reported lost or stolen. We can’t connect it.'],
    ['352099001764030', 'Still being paid off. Settle it with your carrier first.'],
    ['352099001761482', 'We don’t know this number. Count the digits.'],
    ['352099001766019', 'It takes neither an eSIM nor a SIM card, so we can’t connect it.'],
  ] as const) {
    test(`stops a shopper: ${result}`, async ({ page, axe }) => {
      await page.goto('/sales/byod/byod.html')
      await choosePelago(page)
      await typeImei(page, imei)
      await expect(page.getByText(result)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
      await expect(choosePlan(page)).toHaveCount(0)
      expect(await axe(page)).toEqual([])
    })
  }

  test('lets a phone without 5G pass @wide', async ({ page }) => {
    await page.goto('/sales/byod/byod.html')
    await choosePelago(page)
    await typeImei(page, '352099001765029')
    await expect(page.getByText('Works, without 5G.')).toBeVisible()
    await expect(page.getByText('4G, no 5G').filter({ visible: true })).toBeVisible()
    await expect(choosePlan(page)).toBeEnabled()
  })
})

test('an IMEI that is not at hand is asked for at activation @mobile', async ({ page, axe, simulator, world }) => {
  await page.goto('/sales/byod/byod.html')
  await choosePelago(page)
  await page.getByRole('button', { name: 'Check later' }).click()
  await page.getByRole('radio', { name: /I have a Halyard SIM card/ }).check()
  await choosePlan(page).click()
  await expect(page.getByLabel('SIM card number')).toBeFocused()
  await expect(page.getByText('Enter the 20 digits that are printed on the card.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('SIM card number').fill('8901 4103 2111 1851 0720')
  await choosePlan(page).click()
  await expectTitle(page, 'Choose a plan')

  await goOn(page)
  await page.getByRole('link', { name: 'Check the device and choose how to activate it' }).click()
  await expectTitle(page, 'How do you want to activate it?')
  await goOn(page)
  await expect(page.getByLabel('IMEI, 15 digits')).toBeFocused()
  await typeImei(page, good)
  await expect(page.getByRole('radio', { name: /I have a Halyard SIM card/ })).toBeChecked()
  expect(await axe(page)).toEqual([])
  await goOn(page)
  await expectTitle(page, 'Choose a number')
  const { carts } = await simulator.state(world.id)
  const sim = { simType: 'PSIM', simId: '89014103211118510720', smartImeiDevice: '352099001761481' }
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ sim })] })])
})

test('the device of a line gives way to another from the cart', async ({ page, simulator, world }) => {
  await page.goto('/sales/byod/byod.html')
  await choosePelago(page)
  await typeImei(page, good)
  await choosePlan(page).click()
  await expectTitle(page, 'Choose a plan')
  await page.goto('/sales/next/expresscart.html')
  await page.getByRole('link', { name: 'Edit device' }).click()
  await expect(page).toHaveURL('/sales/digital/byod/selectMakeAndModel.html?mtnFlow=P&line=newLine1')
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByLabel('Model', { exact: true }).selectOption('Tern Watch 3')
  await typeImei(page, good)
  await expect(page.getByRole('group', { name: 'SIM', exact: true }).getByRole('radio')).toHaveCount(1)
  await choosePlan(page).click()
  await expect(page).toHaveURL('/sales/digital/plans/compatiblewatchplan.html?line=newLine1')
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ lineId: 'newLine1' })] })])
})

test('another device follows the first', async ({ page, simulator, world }) => {
  await page.goto('/sales/byod/byod.html')
  await choosePelago(page)
  await typeImei(page, good)
  await page.getByRole('button', { name: 'Add another device' }).click()
  await expect(page.getByText('Pelago 9 is in your cart. What comes next?')).toBeVisible()
  await expect(page.getByLabel('Model', { exact: true })).toHaveCount(0)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lineCount: 1 })])
})

test.describe('when the models do not come', () => {
  test.use({ expectedErrors: [/503/] })

  test('the shopper can try again', async ({ page, simulator, world, axe }) => {
    const { mend } = await failForGood(simulator, world.id, 'catalogue.listProducts')
    await page.goto('/sales/byod/byod.html')
    await expect(page.getByRole('alert')).toContainText('Looks like something went wrong.')
    expect(await axe(page)).toEqual([])
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('radio', { name: 'Pelago' })).toBeVisible()
  })
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('puts a device on a line that stays, and switches its SIM', async ({ page, axe, simulator, world }) => {
    await page.goto('/sales/byod/byod.html')
    await choosePelago(page)
    await typeImei(page, good)
    await page.getByRole('radio', { name: /A line that I have/ }).check()
    await page.getByRole('button', { name: 'Choose the line' }).click()
    await expect(page).toHaveURL('/sales/digital/mdnselection.html')
    await page.getByRole('radio', { name: /Maren/ }).check()
    await goOn(page)
    await expect(page).toHaveURL(/accessoryInterstitial/)

    await page.goto('/sales/digital/dvm/deviceEligibility.html?line=newLine1')
    await expect(page.getByText('Pelago 9 can be connected.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Choose a SIM' }).click()
    await page.getByRole('radio', { name: /SIM card by mail/ }).check()
    await expect
      .poll(async () => (await simulator.state(world.id)).carts)
      .toEqual([
        expect.objectContaining({
          lines: [
            expect.objectContaining({
              activity: 'EUPBYOD',
              sim: { simType: 'PSIM', smartImeiDevice: '352099001761481' },
            }),
          ],
        }),
      ])
    expect(await axe(page)).toEqual([])

    await page.goto('/sales/nextgen/buysim.html')
    await expectTitle(page, 'SIM for your device')
    await expect(page.getByText('SIM card', { exact: true })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Check out' }).click()
    await expect(page).toHaveURL(/expresscheckout/)
  })
})

test.describe('prepay', () => {
  test.use({ persona: 'prepay' })

  test('brings a phone into its own section @mobile', async ({ page, simulator, world }) => {
    await page.goto('/sales/prepaid/byod.html')
    await choosePelago(page)
    await typeImei(page, good)
    await choosePlan(page).click()
    await expect(page).toHaveURL('/sales/prepaid/plans/prepaidPlans.html?mtn=newLine1')
    const { carts } = await simulator.state(world.id)
    expect(carts).toEqual([
      expect.objectContaining({ lob: 'prepaid', lines: [expect.objectContaining({ activity: 'NSEBYOD' })] }),
    ])
  })
})

test('the page speaks Spanish', async ({ page, axe }) => {
  await page.goto('/espanol/sales/byod/byod.html')
  await expectTitle(page, 'Trae tu propio dispositivo')
  await page.getByRole('radio', { name: 'Pelago' }).check()
  await expect(page.getByLabel('Modelo', { exact: true })).toBeVisible()
  expect(await axe(page)).toEqual([])
})
