import type { Page } from '@playwright/test'
import type { SimulatorClient } from '@soe/simulator-client'
import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { chanceOf } from './chance'
import { expectBill, expectRowsToAddUp } from './expect-bill'
import { failSomething, loseAnAnswer } from './failures'
import { flows } from './flows'
import { followPrice } from './follow-price'
import { isConfirmed, isOutside, walkToOrder } from './walk-to-order'

const firstSeed = Number(process.env['SOAK_SEED'] ?? 20_261)

const walks = Number(process.env['RANDOM_SHOPPERS'] ?? (isSoak ? 200 : 2))

type Orders = Awaited<ReturnType<SimulatorClient['state']>>['orders']

const priceOf = (dollars: number) => dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const cents = (dollars: number) => Math.round(dollars * 100)

/** The confirmation shows the one order that the simulator has, and what it cost is paid once. */
const expectOrder = async (page: Page, orders: Orders) => {
  const main = page.getByRole('main')
  expect(orders).toHaveLength(1)
  const [placed] = orders
  if (!placed) return
  const { orderNumber, lines, accessories, totals, payments = [] } = placed.order
  await expect(main).toContainText(orderNumber)
  for (const { deviceItem } of lines) if (deviceItem) await expect(main).toContainText(deviceItem.description)
  const items = [...lines.flatMap((line) => line.accessories), ...accessories]
  for (const { description } of items) await expect(main).toContainText(description)
  await expect(main).toContainText(priceOf(totals.dueToday))
  if (totals.dueMonthly > 0) await expect(main).toContainText(priceOf(totals.dueMonthly))
  await expectRowsToAddUp(page)
  const paid = payments.reduce((sum, { amount }) => sum + cents(amount), 0)
  expect(paid).toBe(cents(totals.dueToday))
}

/** A page that has no order says why, and leads on. */
const expectWayOn = async (page: Page, orders: Orders) => {
  expect(orders, `an order was placed, and ${page.url()} does not show it`).toEqual([])
  const main = page.getByRole('main')
  expect(isOutside(page), 'the walk has ended at a service outside the shop').toBe(false)
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible()
  expect((await main.innerText()).length).toBeGreaterThan(40)
  expect(await main.locator('a[href]:visible, button:enabled:visible').count()).toBeGreaterThan(0)
}

test.use({ expectedErrors: [/Failed to load resource/] })

test.describe.configure({ timeout: 240_000 })

for (let walk = 0; walk < walks; walk += 1) {
  const seed = firstSeed + walk
  const flow = flows[seed % flows.length] as (typeof flows)[number]
  test(`shopper ${seed} buys ${flow.name}, whatever fails, is shown the carrier’s bill, and pays once @wide`, async ({
    page,
    simulator,
  }) => {
    const chance = chanceOf(seed)
    const world = await simulator.makeWorld({ persona: flow.persona, seed })
    await page.goto(simulator.enterUrl(world.id, '/'))
    if (chance.happens(0.3)) await loseAnAnswer(simulator, world.id, chance)
    await flow.start(page, chance)
    const chosen = followPrice(page)
    const disturb = async () => {
      await chosen.note()
      if (chance.happens(0.15)) await failSomething(simulator, world.id, chance)
    }
    const look = async () => {
      await chosen.expectInCart()
      await expectBill(page, simulator, world.id)
    }
    await walkToOrder({ page, flow, chance, disturb, look })
    const { orders } = await simulator.state(world.id)
    test.info().annotations.push({ type: 'end', description: new URL(page.url()).pathname })
    await ((await isConfirmed(page)) ? expectOrder(page, orders) : expectWayOn(page, orders))
    await simulator.dropWorld(world.id)
  })
}
