import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './compare.story'

const test = storyTest<typeof stories>()

test('devices are chosen on their tiles, three at most, compared side by side, and taken out', async ({
  page,
  mount,
  axe,
}) => {
  await mount('Phones', { width: 375 })
  const choose = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true })
  for (const name of ['Orbit 12 Pro', 'Orbit 12', 'Pelago 9']) await choose(name).check()
  await choose('Kestrel 5').click()
  await expect(page.getByText('Three devices at most.')).toBeVisible()
  await expect(choose('Kestrel 5')).not.toBeChecked()
  await page.getByRole('link', { name: 'See all 3' }).first().click()
  await expect(page).toHaveURL(/\/compare\?products=orbit-12-pro(,|%2C)orbit-12(,|%2C)pelago-9$/)
  const tops = await Promise.all(
    (await page.getByRole('columnheader').all()).map(async (head) => (await head.boundingBox())?.y),
  )
  expect([tops.length, new Set(tops).size]).toEqual([3, 1])
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Remove Orbit 12', exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('link', { name: 'Add another device' }).click()
  await expect(choose('Orbit 12')).not.toBeChecked()
  await expect(choose('Pelago 9')).toBeChecked()
})

test('what was viewed is on the next product and on the front page', async ({ page, mount }) => {
  await mount('Phones')
  const open = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await open('Orbit 12 Pro')
  await expect(page.getByRole('heading', { level: 1, name: 'Orbit 12 Pro' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
  await page.goBack()
  await open('Orbit 12')
  const recent = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await expect(recent.getByRole('link')).toHaveText(['Orbit 12 Pro'])
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(recent.getByRole('link')).toHaveText(['Orbit 12', 'Orbit 12 Pro'])
})
