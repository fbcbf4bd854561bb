import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'

test('a shopper compares plans from the header, and opens their federal labels @wide', async ({ page, axe }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three plans, pick one')
  await expect(page.getByRole('row', { name: /Hotspot/ })).toContainText('50 GB')
  await expect(page.getByRole('region', { name: 'Broadband Facts' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Broadband facts' }).click()
  await expect(page).toHaveURL(/facts=open/)
  const labels = page.getByRole('table').getByRole('region', { name: 'Broadband Facts' })
  await expect(labels).toHaveCount(3)
  await expect(labels.first()).toContainText('Monthly Price $35.00')
  expect(await axe(page)).toEqual([])
})

test('a plan that is chosen before its device waits for it @wide', async ({ page, context }) => {
  await page.goto('/sales/digital/compareplan.html')
  await page.getByRole('button', { name: 'Choose Spinnaker' }).click()
  await expect(page).toHaveURL(/\/smartphones\//)
  await addPhone(context.request, 'prospect')
  await page.goto('/sales/digital/plans/planoverview.html?line=newLine1')
  await expect(page.getByRole('radio', { name: /Spinnaker/ })).toBeChecked()
})
