import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './account-pin-page.story'

const test = storyTest<typeof stories>()

test('a PIN that is easy to guess is refused, another one is kept nowhere', async ({ page, mount, axe, simulator }) => {
  const world = await mount('ForLine', { width: 375 })
  const pin = page.getByLabel('Account PIN, four digits')
  const again = page.getByLabel('Type it again')
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  await pin.fill('1234')
  await again.fill('1234')
  await goOn.click()
  await expect(page.getByText('Choose digits that are harder to guess.')).toBeVisible()
  await expect(pin).toBeFocused()
  expect(await axe()).toEqual([])
  await pin.fill('7391')
  await again.fill('7391')
  await goOn.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan', exact: true })).toBeVisible()
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ completedSteps: ['accountpin'] })])
  expect(JSON.stringify(carts)).not.toContain('7391')
})

test('a stranger signs in first', async ({ page, mount }) => {
  await mount('Stranger')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Account PIN, four digits')).toHaveCount(0)
})
