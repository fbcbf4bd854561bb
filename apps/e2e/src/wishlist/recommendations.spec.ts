import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'
import { untilQuiet } from '../fixtures/until-quiet'
import { favoritesPath, heartOf, recordCalls } from './wishlist-steps'

const withoutAccessories = `
apiVersion: sim/v1
kind: Scenario
id: without-accessories
title: Recommended accessories answer 503
rules:
  - id: without-accessories
    on: recommendations.pdm
    when: { request: { source: { equals: accessory } } }
    always: true
    reply: { status: 503 }
    commit: false
expect:
  - { rule: without-accessories, fired: { min: 1 } }
`

interface Feedback {
  source: string
  propositionCount: number
  customerResponse: { responseList: { dispositionOptionId: number }[] }
}

test.describe('recommendations on the wishlist', () => {
  test.use({ persona: 'signed-in' })

  test('are three devices at most, with accessories in a tab of their own @both', async ({ page, axe }) => {
    await page.goto(favoritesPath)
    const block = page.getByRole('region', { name: 'Recommended for you' })
    await expect(block.getByRole('tab')).toHaveText(['Smartphones', 'Accessories'])
    await expect(block.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3)
    expect(await axe(page)).toEqual([])
    await block.getByRole('tab', { name: 'Smartphones' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(block.getByRole('tab', { name: 'Accessories' })).toBeFocused()
    await expect(block.getByRole('tabpanel', { name: 'Accessories' }).getByRole('heading')).toHaveCount(6)
  })

  test('are told of as displayed once, and as accepted when followed', async ({ page }) => {
    const calls = recordCalls(page, /\/pdm/)
    await page.goto(favoritesPath)
    await page
      .getByRole('link', { name: /^Customize/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/smartphones\/.+/)
    const feedback = () =>
      calls.map((call) => call.postDataJSON() as Feedback).filter(({ source }) => source === 'deviceFeedback')
    await expect.poll(() => feedback().length).toBe(2)
    expect(
      feedback().map(({ propositionCount, customerResponse: { responseList } }) => [
        propositionCount,
        responseList.map(({ dispositionOptionId }) => dispositionOptionId),
      ]),
    ).toEqual([
      [6, [82, 82, 82]],
      [6, [81]],
    ])
  })

  test('can be saved on the spot', async ({ page }) => {
    await page.goto(favoritesPath)
    await heartOf(page, 'Orbit 12 Pro').click()
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('recommendations that do not come', () => {
  test.use({ persona: 'signed-in', expectedErrors: [/503/] })

  test('leave nothing behind', async ({ page, simulator, world }) => {
    for (let call = 0; call < 4; call += 1)
      await simulator.command(world.id, { failNext: { on: 'recommendations.pdm', status: 503 } })
    const calls = recordCalls(page, /\/pdm/)
    await page.goto(favoritesPath)
    await expect.poll(() => calls.length).toBe(4)
    await expect(page.getByRole('region', { name: 'Recommended for you' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('are left out, unsaid, where what is saved can not be read', async ({ page, simulator, world }) => {
    const { mend } = await failForGood(simulator, world.id, 'wishlist.retrieveFavorites')
    const block = page.getByRole('region', { name: 'Recommended for you' })
    await page.goto(favoritesPath)
    await untilQuiet(page)
    await expect(block).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await mend()
    await page.reload()
    await expect(block).toBeVisible()
  })

  test('leave out the accessories alone where only these fail', async ({ page, simulator, world }) => {
    await simulator.arm(world.id, withoutAccessories)
    await page.goto(favoritesPath)
    const block = page.getByRole('region', { name: 'Recommended for you' })
    await expect(block.getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(block.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
