import { expectTitle } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { addWatch, save, typeAddress } from './e911-steps'

const stored = (state: { carts: unknown[] }) =>
  (state.carts as { lines: { e911Address?: object }[] }[])[0]?.lines[0]?.e911Address

test('a guest gives a watch its emergency address before checkout @mobile', async ({ page, axe, world, simulator }) => {
  await addWatch(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await expectTitle(page, 'Emergency address')
  await expect(page.getByText('Needed before checkout')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await typeAddress(page, 'PO Box 12')
  await save(page)
  await expect(page.getByText('Responders can’t find a P.O. box.')).toBeVisible()
  await typeAddress(page)
  await save(page)
  await expect(page.getByRole('heading', { name: 'We know a slightly different address' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(stored(await simulator.state(world.id))).toBeUndefined()
  await expect(page.getByRole('radio', { name: /118 Commercial St/ }).last()).toBeChecked()
  await save(page)
  await expectTitle(page, 'Checkout')
  expect(stored(await simulator.state(world.id))).toMatchObject({ addressLine1: '118 Commercial St' })
})
