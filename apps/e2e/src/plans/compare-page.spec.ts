import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

test('a shopper compares plans from the header, and opens their federal labels @wide', async ({ page, axe }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three plans. Pick one.')
  await expect(page.getByRole('row', { name: /Hotspot/ })).toContainText('50 GB')
  await expect(page.getByRole('region', { name: 'Broadband Facts' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Broadband facts' }).click()
  await expect(page).toHaveURL(/facts=open/)
  const labels = page.getByRole('table').getByRole('region', { name: 'Broadband Facts' })
  await expect(labels).toHaveCount(3)
  await expect(labels.first()).toContainText('Monthly Price $35.00')
  expect(await axe(page)).toEqual([])
})

test('the kind of device changes the plans and the address, the labels stay open @wide', async ({ page }) => {
  await page.goto('/sales/digital/compareplan.html?facts=open')
  await page.getByRole('link', { name: 'Watch', exact: true }).click()
  await expect(page).toHaveURL(/facts=open&for=watch/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One plan.')
  await expect(page.getByRole('table').getByRole('region', { name: 'Broadband Facts' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Prepaid', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: /Dinghy Prepaid/ })).toBeVisible()
})

test('a plan that is chosen before its device waits for it @wide', async ({ page, context }) => {
  await page.goto('/sales/digital/compareplan.html')
  await page.getByRole('button', { name: 'Choose Spinnaker' }).click()
  await expect(page).toHaveURL(/\/smartphones\//)
  await addPhone(context.request, 'prospect')
  await page.goto('/sales/digital/plans/planoverview.html?line=newLine1')
  await expect(page.getByRole('radio', { name: /Spinnaker/ })).toBeChecked()
})

test('a line that waits for its plan takes the chosen one @wide', async ({ page, context, simulator, world }) => {
  await addPhone(context.request, 'prospect')
  await page.goto('/sales/digital/compareplan.html')
  await page.getByRole('button', { name: 'Choose Jib' }).click()
  await expect(page).toHaveURL(/numberselection/)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ planId: 'jib-10gb' })] })])
})

test('on a narrow screen two plans are picked for a closer look, in Spanish too @narrow', async ({ page, axe }) => {
  await page.goto('/espanol/sales/digital/compareplan.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tres planes. Elige uno.')
  await expect(page.getByRole('article')).toHaveCount(3)
  const picks = page.getByRole('navigation', { name: 'Comparar' })
  await picks.getByRole('link', { name: 'Jib 10 GB' }).click()
  await picks.getByRole('link', { name: 'Spinnaker Unlimited Plus' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('article').first().getByText('Datos de banda ancha', { exact: true }).click()
  await expect(page.getByRole('article').getByRole('region', { name: 'Datos de Banda Ancha' }).first()).toContainText(
    'Precio Mensual',
  )
  expect(await axe(page)).toEqual([])
})

test.describe('when the plans do not come', () => {
  test.use({ expectedErrors: [/503/] })

  test('the comparison can be tried again', async ({ page, simulator, world }) => {
    const { mend } = await failForGood(simulator, world.id, 'plans.getPlans')
    await page.goto('/sales/digital/compareplan.html')
    await expect(page.getByRole('alert')).toContainText('Looks like something went wrong.')
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three plans. Pick one.')
  })
})
