import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './own-device-page.story'

const test = storyTest<typeof stories>()

const good = '35-209900-176148-1'

const choosePelago = async (page: Page) => {
  await page.getByRole('radio', { name: 'Pelago' }).check()
  await page.getByLabel('Model', { exact: true }).selectOption('Pelago 9')
}

const typeImei = (page: Page, imei: string) => page.getByLabel('IMEI, 15 digits').fill(imei)

const choosePlan = (page: Page) => page.getByRole('button', { name: 'Choose a plan' })

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** As a link of another page leads there. */
const open = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path)

for (const [story, shown] of [
  ['FlagOff', '$0.00/mo'],
  ['FlagOn', '$0/mo'],
] as const)
  test(`what the own device costs reads ${shown}, ${story}`, async ({ page, mount }) => {
    await mount(story)
    await choosePelago(page)
    await expect(page.getByRole('complementary')).toContainText(shown)
  })

test.describe('the makers’ register', () => {
  for (const [imei, result] of [
    ['352099001762059', 'Locked to its carrier. Ask them to unlock it, then check again.'],
    ['352099001763040', 'Reported lost or stolen. We can’t connect it.'],
    ['352099001764030', 'Still being paid off. Settle it with your carrier first.'],
    ['352099001761482', 'We don’t know this number. Count the digits.'],
    ['352099001766019', 'It takes neither an eSIM nor a SIM card, so we can’t connect it.'],
  ] as const)
    test(`stops a shopper: ${result}`, async ({ page, mount, axe }) => {
      await mount('Choice')
      await choosePelago(page)
      await typeImei(page, imei)
      await expect(page.getByText(result)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
      await expect(choosePlan(page)).toHaveCount(0)
      expect(await axe()).toEqual([])
    })

  test('lets a phone without 5G pass', async ({ page, mount }) => {
    await mount('Choice')
    await choosePelago(page)
    await typeImei(page, '352099001765029')
    await expect(page.getByText('Works, without 5G.')).toBeVisible()
    await expect(page.getByText('4G, no 5G').filter({ visible: true })).toBeVisible()
    await expect(choosePlan(page)).toBeEnabled()
  })
})

test('an IMEI that is not at hand is asked for at activation', async ({ page, mount, axe, simulator }) => {
  const world = await mount('Choice', { width: 375 })
  await choosePelago(page)
  await page.getByRole('button', { name: 'Check later' }).click()
  await page.getByRole('radio', { name: /I have a Halyard SIM card/ }).check()
  await choosePlan(page).click()
  await expect(page.getByLabel('SIM card number')).toBeFocused()
  await expect(page.getByText('Enter the 20 digits that are printed on the card.')).toBeVisible()
  expect(await axe()).toEqual([])
  await page.getByLabel('SIM card number').fill('8901 4103 2111 1851 0720')
  await choosePlan(page).click()
  await expectTitle(page, 'Choose a plan')
  await expect(page.getByText('storage not known')).toBeVisible()
  await goOn(page)
  await page.getByRole('link', { name: 'Check the device and choose how to activate it' }).click()
  await expectTitle(page, 'How do you want to activate it?')
  await goOn(page)
  await expect(page.getByLabel('IMEI, 15 digits')).toBeFocused()
  await typeImei(page, good)
  await expect(page.getByRole('radio', { name: /I have a Halyard SIM card/ })).toBeChecked()
  expect(await axe()).toEqual([])
  await goOn(page)
  await expectTitle(page, 'Choose a number')
  const { carts } = await simulator.state(world.id)
  const sim = { simType: 'PSIM', simId: '89014103211118510720', smartImeiDevice: '352099001761481' }
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ sim })] })])
})

test('the device of a line gives way to another from the cart', async ({ page, mount, simulator }) => {
  const world = await mount('Choice')
  await choosePelago(page)
  await typeImei(page, good)
  await choosePlan(page).click()
  await expectTitle(page, 'Choose a plan')
  await open(page, '/sales/next/expresscart.html')
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

test('another device follows the first', async ({ page, mount, simulator }) => {
  const world = await mount('Choice')
  await choosePelago(page)
  await typeImei(page, good)
  await page.getByRole('button', { name: 'Add another device' }).click()
  await expect(page.getByText('Pelago 9 is in your cart. What comes next?')).toBeVisible()
  await expect(page.getByLabel('Model', { exact: true })).toHaveCount(0)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lineCount: 1 })])
})

test('models that did not come are tried again', async ({ page, mount, simulator }) => {
  const world = await mount('Failed')
  await expect(page.getByRole('alert')).toContainText('Looks like something went wrong.')
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: 'Pelago' })).toBeVisible()
})

test('a customer puts a device on a line that stays, and switches its SIM (C7.156)', async ({
  page,
  mount,
  axe,
  simulator,
}) => {
  const world = await mount('OfCustomer')
  await choosePelago(page)
  await typeImei(page, good)
  await page.getByRole('radio', { name: /A line that I have/ }).check()
  await page.getByRole('button', { name: 'Choose the line' }).click()
  await expect(page).toHaveURL('/sales/digital/mdnselection.html')
  await page.getByRole('radio', { name: /Maren/ }).check()
  await goOn(page)
  await expect(page).toHaveURL(/accessoryInterstitial/)
  await open(page, '/sales/digital/dvm/deviceEligibility.html?line=newLine1')
  await expect(page.getByText('Pelago 9 can be connected.')).toBeVisible()
  expect(await axe()).toEqual([])
  await page.getByRole('link', { name: 'Choose a SIM' }).click()
  await page.getByRole('radio', { name: /SIM card by mail/ }).check()
  const sim = { simType: 'PSIM', smartImeiDevice: '352099001761481' }
  await expect
    .poll(async () => (await simulator.state(world.id)).carts)
    .toEqual([expect.objectContaining({ lines: [expect.objectContaining({ activity: 'EUPBYOD', sim })] })])
  expect(await axe()).toEqual([])
  await open(page, '/sales/nextgen/buysim.html')
  await expectTitle(page, 'SIM for your device')
  await expect(page.getByText('SIM card', { exact: true })).toBeVisible()
  expect(await axe()).toEqual([])
  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(page).toHaveURL(/expresscheckout/)
})

test('a prepaid shopper brings a phone into the prepaid section', async ({ page, mount, simulator }) => {
  const world = await mount('Prepaid', { width: 375 })
  await choosePelago(page)
  await typeImei(page, good)
  await choosePlan(page).click()
  await expect(page).toHaveURL('/sales/prepaid/plans/prepaidPlans.html?mtn=newLine1')
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([
    expect.objectContaining({ lob: 'prepaid', lines: [expect.objectContaining({ activity: 'NSEBYOD' })] }),
  ])
})
