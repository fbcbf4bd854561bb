import type { APIRequestContext, Page } from '@playwright/test'
import { addAccessories, addPhone, changeCart, type Persona } from './cart-steps'
import { untilQuiet } from '@soe/simulator-client/playwright'
import { expect, test } from '../fixtures'

interface Turn {
  readonly change: string
  readonly persona: Persona
  readonly prepare: (request: APIRequestContext) => Promise<unknown>
  /** Shows what is changed, and leads to the page that changes it. */
  readonly from: string
  readonly to: string
  readonly make: (page: Page) => Promise<unknown>
}

const bringPhone = (request: APIRequestContext) => {
  const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 0, contractTerm: 'MONTH_TO_MONTH' }
  const line = { device, isNewLine: true, purchasePath: 'BYOD', sim: { eSim: true, id: 'E1' } }
  return changeCart(request, 'signed-in', 'add-device', { data: { lines: [line] } })
}

const fill = async (request: APIRequestContext) => {
  await addPhone(request, 'signed-in')
  await addAccessories(request, 'signed-in', { 'bosun-charger-chalk': 2 })
}

const turns: readonly Turn[] = [
  {
    change: 'the SIM of an own device',
    persona: 'signed-in',
    prepare: bringPhone,
    from: '/sales/nextgen/buysim.html',
    to: '/sales/digital/sim.html?line=newLine1',
    make: async (page) => {
      await expect(page.getByRole('radio', { name: /^eSIM/ })).toBeChecked()
      await page.getByRole('radio', { name: /SIM card by mail/ }).check()
    },
  },
  {
    change: 'an item of the cart',
    persona: 'signed-in',
    prepare: fill,
    from: '/sales/next/expresscheckout.html',
    to: '/sales/next/expresscart.html',
    make: (page) =>
      page
        .getByRole('button', { name: /^Remove Bosun Charger/ })
        .first()
        .click(),
  },
]

/** What a page shows once it has read all that it reads: its words, and what is chosen. */
const shownBy = async (page: Page) => {
  await untilQuiet(page)
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  return [await main.innerText(), await main.locator('input:checked').evaluateAll((all) => all.map(({ id }) => id))]
}

/** Goes to an address as a link of the shop does. */
const follow = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path)

for (const { change, persona, prepare, from, to, make } of turns)
  test.describe(change, () => {
    test.use({ persona })

    test('once changed, is the same by Back and by Forward as after a reload', async ({ page }) => {
      await prepare(page.request)
      await page.goto(from)
      const before = await shownBy(page)
      await follow(page, to)
      await shownBy(page)
      await make(page)
      await shownBy(page)
      for (const turn of [() => page.goBack(), () => page.goForward()]) {
        await turn()
        const shown = await shownBy(page)
        expect(shown).not.toEqual(before)
        await page.reload()
        expect(shown).toEqual(await shownBy(page))
      }
    })
  })
