import { addPhone, changeCart, fillCart, openCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const protectionPage = '/sales/digital/protection.html?line=newLine1'

test('a shopper protects a line from the cart, and the cart shows it @both', async ({
  page,
  context,
  axe,
  isMobile,
}) => {
  const lookups: { channel?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/getProtectionFeatures')) lookups.push(request.postDataJSON())
  })
  await fillCart(context, 'prospect')
  await openCart(page)
  await page.getByRole('link', { name: 'Add protection' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protect each line')
  const choices = page.getByRole('group', { name: 'Protection for Orbit 12 Pro' })
  await expect(choices.getByRole('radio', { checked: true })).toHaveCount(0)
  await choices.getByRole('radio', { name: /Lifeline Basic/ }).check()
  const totals = page.getByRole('complementary', { name: 'Protection' })
  await expect(totals).toContainText('$8.50')
  expect(await axe(page)).toEqual([])
  await totals.getByRole('button', { name: 'Continue' }).first().click()
  await openCart(page)
  await expect(page.getByRole('region', { name: 'Line 1' })).toContainText('Lifeline Basic')
  const line = { cartId: expect.stringMatching(/^C1-/), mtn: 'newLine1', deviceSorId: 'ORBIT-12-PRO-KELP-128' }
  expect(lookups).toContainEqual(expect.objectContaining({ ...line, pageId: 'PROTECTION', getDeviceDetails: true }))
  const channels = new Set(lookups.map(({ channel }) => channel))
  expect([...channels]).toEqual([isMobile ? 'VZW-DOTCOM-MOB' : 'VZW-DOTCOM'])
})

test('the advice sets every phone, and a device that can not have a feature says why', async ({ page, context }) => {
  await addPhone(context.request, 'prospect')
  const dear = { id: 'orbit-12-pro-kelp-256', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' }
  await changeCart(context.request, 'prospect', 'add-device', { data: { lines: [{ device: dear, isNewLine: true }] } })
  await page.goto('/sales/digital/protection/leadoffers.html?mtn=newLine1')
  const second = page.getByRole('region', { name: 'Line 2' })
  await expect(second.getByRole('radio', { name: /Lifeline Basic.*Not for this device/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Choose for both phones' }).click()
  await expect(page.getByRole('complementary', { name: 'Protection' })).toContainText('$34.00')
  await expect(page.getByRole('radio', { name: /Lifeline Protect/, checked: true })).toHaveCount(2)
  await expect(page.getByRole('radio').first()).toBeFocused()
  await second.getByRole('radio', { name: /No protection/ }).check()
  await expect(page.getByRole('complementary', { name: 'Protection' })).toContainText('$17.00')
})

test.describe('when the lookup fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('the shopper may try again, and may go on', async ({ page, context, simulator, world, axe }) => {
    await fillCart(context, 'prospect')
    const { mend } = await failForGood(simulator, world.id, 'device.getProtectionFeatures')
    await page.goto(protectionPage)
    await expect(page.getByRole('alert')).toContainText('Error Received')
    await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
    expect(await axe(page)).toEqual([])
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await expect(page).not.toHaveURL(/protection/)
  })
})

test('in Spanish the page speaks Spanish', async ({ page, context }) => {
  await addPhone(context.request, 'prospect')
  await page.goto(`/espanol${protectionPage}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protege cada línea')
  await expect(page.getByRole('radio', { name: /Sin protección/ })).toBeVisible()
})

test.describe('prepay', () => {
  test.use({ persona: 'prepay' })

  test('is told that its lines take no protection', async ({ page }) => {
    await page.goto('/sales/prepaid/protection.html')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protection is not for prepaid lines')
    await page.getByRole('link', { name: 'Shop prepaid phones' }).click()
    await expect(page).toHaveURL(/prepaid/)
  })
})
