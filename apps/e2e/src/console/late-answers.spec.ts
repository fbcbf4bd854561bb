import { expect, freshContext, test } from '../fixtures'
import { holdBack } from '../fixtures/hold-back'

test(
  'a journal that has not been read yet is not called empty @wide',
  freshContext('moves the clock of the page'),
  async ({ page, world }) => {
    await page.clock.install()
    const comes = await holdBack(page, '/journal/events')
    const asked = page.waitForRequest(/\/journal\/events/)
    await page.goto(`/__sim/worlds/${world.id}/journal`)
    await asked
    await page.clock.runFor(2000)
    const empty = page.getByRole('heading', { name: 'No call has been made in this world' })
    await expect(page.getByText('Connecting', { exact: true })).toBeVisible()
    await expect(empty).toBeHidden()
    comes()
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  },
)

test('what the console has not read yet it does not deny @wide', async ({ page, world }) => {
  const scenarios = await holdBack(page, '/catalog/scenarios')
  await page.goto(`/__sim/worlds/${world.id}/coverage`)
  await page
    .locator('[data-operation="cart.addDevice"]')
    .getByRole('gridcell', { name: /^1022,/ })
    .click()
  await page.keyboard.press('a')
  await expect(page.getByText('The built-in scenarios are still being read')).toBeVisible()
  scenarios()
  await expect(page.getByRole('button', { name: 'Arm it' })).toBeVisible()
})

test('the palette does not say that no world is called so before it has read them @wide', async ({ page, world }) => {
  const worlds = await holdBack(page, '/v1/worlds')
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await palette.getByRole('searchbox').fill(world.id)
  await expect(palette).toContainText('The worlds are still being read.')
  worlds()
  await expect(palette.getByRole('listitem')).toContainText(world.id)
})
