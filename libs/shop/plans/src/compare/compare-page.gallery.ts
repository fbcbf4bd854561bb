import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './compare-page.story'

const test = storyTest<typeof stories>()

test('the federal labels open below the plans', async ({ page, mount, axe }) => {
  await mount('Phones')
  await expect(page.getByRole('row', { name: /Hotspot/ })).toContainText('50 GB')
  await expect(page.getByRole('region', { name: 'Broadband Facts' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Broadband facts' }).click()
  await expect(page).toHaveURL(/facts=open/)
  const labels = page.getByRole('table').getByRole('region', { name: 'Broadband Facts' })
  await expect(labels).toHaveCount(3)
  await expect(labels.first()).toContainText('Monthly Price $35.00')
  expect(await axe()).toEqual([])
})

test('the kind of device changes the plans and the address, the labels stay open', async ({ page, mount }) => {
  await mount('WithLabels')
  await page.getByRole('link', { name: 'Watch', exact: true }).click()
  await expect(page).toHaveURL(/facts=open&for=watch/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One plan.')
  await expect(page.getByRole('table').getByRole('region', { name: 'Broadband Facts' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Prepaid', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: /Dinghy Prepaid/ })).toBeVisible()
})

test('a line that waits for its plan takes the chosen one', async ({ page, mount, simulator }) => {
  const world = await mount('ForLine')
  await page.getByRole('button', { name: 'Choose Jib' }).click()
  await expect(page).toHaveURL(/numberselection/)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ planId: 'jib-10gb' })] })])
})

test('a narrow screen has all plans side by side, and their labels in full width', async ({ page, mount, axe }) => {
  await mount('WithLabels', { width: 375, language: 'es' })
  const placeOf = (element: Element) => element.getBoundingClientRect()
  const prices = await page.getByRole('columnheader').getByText('/mes').all()
  const places = await Promise.all(prices.map((price) => price.evaluate(placeOf)))
  expect(new Set(places.map(({ top }) => top)).size).toBe(1)
  expect(new Set(places.map(({ left }) => left)).size).toBe(3)
  const label = page.getByRole('region', { name: 'Datos de Banda Ancha' }).first()
  expect((await label.evaluate(placeOf)).width).toBeGreaterThan(300)
  expect(await axe()).toEqual([])
})

test('a comparison that did not come is tried again', async ({ page, mount, simulator }) => {
  const world = await mount('Failed')
  await expect(page.getByRole('alert')).toContainText('Looks like something went wrong.')
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three plans, pick one')
})
