import { expect, test } from '../fixtures'
import { addAccessories, fillCart, openCart, openFilledCart } from './cart-steps'

test.describe("a prospect's cart", () => {
  test('shows what is in it and what is due today and each month @both', async ({ page, axe }) => {
    await fillCart(page.context(), 'prospect')
    await openCart(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart 5 items' })).toBeVisible()
    const line = page.getByRole('region', { name: 'Line 1' })
    await expect(line).toContainText('Orbit 12 Pro')
    await expect(line).toContainText('36 months, 0% APR')
    await expect(line).toContainText('Mainsail Unlimited')
    await expect(line.getByRole('link', { name: 'Edit device' })).toHaveAttribute(
      'href',
      /^\/smartphones\/orbit-12-pro\/\?sku=orbit-12-pro-kelp-128&term=36/,
    )
    await expect(page.getByText('Bundle discount, 20%')).toBeVisible()
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary).toContainText('Due today')
    await expect(summary).toContainText('Due monthly')
    await expect(summary).toContainText('Bundle, 20% off')
    await expect(summary.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      '/sales/nse/aboutyourself.html',
    )
    expect(await axe(page)).toEqual([])
  })

  test('asks before a line goes, and is empty after the last', async ({ page, axe }) => {
    await fillCart(page.context(), 'prospect')
    await openCart(page)
    await page.getByRole('button', { name: 'Remove line' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove line 1?' })
    await expect(dialog).toContainText('Orbit 12 Pro')
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove line' }).click()
    await dialog.getByRole('button', { name: 'Remove line' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('0')
  })

  test('brings a removed line back as it was, empty cart or not @both', async ({ page, axe, simulator, world }) => {
    await openFilledCart(page)
    const linesOf = async () => (await simulator.state(world.id)).carts.map(({ lines }) => lines)
    const before = await linesOf()
    await page.getByRole('button', { name: 'Remove line' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove line' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect(await linesOf()).toEqual([[]])
    // A notice stays while it has the focus.
    await page.getByRole('button', { name: 'Undo' }).focus()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toContainText('Orbit 12 Pro')
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    expect(await linesOf()).toEqual(before)
  })

  test('changes the device of a line where it stands', async ({ page, simulator, world }) => {
    await openFilledCart(page)
    await page.getByRole('link', { name: 'Edit device' }).click()
    const clay = page.getByRole('radio', { name: /Clay/ })
    await clay.click({ force: true })
    await expect(clay).toBeChecked()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page).not.toHaveURL(/orbit-12-pro/)
    const { carts } = await simulator.state(world.id)
    expect(JSON.stringify(carts).match(/"lineId"/g)).toHaveLength(1)
    expect(JSON.stringify(carts)).toContain('"skuId":"orbit-12-pro-clay-128"')
  })

  test('finishes what a line lacks before it lets one check out', async ({ page }) => {
    await fillCart(page.context(), 'prospect')
    await page.context().request.post('/soe/digital/prospect/cartservice/cart/nse/add-device', {
      data: {
        cartInfo: {},
        data: {
          lines: [
            {
              device: { id: 'orbit-12-pro-clay-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' },
              isNewLine: true,
            },
          ],
        },
      },
    })
    await openCart(page)
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary).toContainText('Line 2 is not complete yet.')
    await expect(summary.getByRole('link', { name: 'Checkout' })).toHaveCount(0)
    await summary.getByRole('link', { name: 'Choose a plan' }).click()
    await expect(page).toHaveURL(/\/plans\/planoverview\.html\?line=newLine2$/)
  })
})

test.describe('the quantity of an accessory', () => {
  test('after fifty fast clicks is the one that was clicked last, in one call', async ({ page, simulator, world }) => {
    await fillCart(page.context(), 'prospect')
    await openCart(page)
    const group = page.getByRole('group', { name: 'Quantity of Bosun Charger' })
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/add-accessories') && calls.push(request.postData() ?? ''))
    await group.getByRole('button', { name: 'One more of Bosun Charger' }).waitFor()
    await group.evaluate(async (fieldset) => {
      const press = async (name: string) => {
        fieldset.querySelector<HTMLButtonElement>(`[aria-label^="${name}"]`)?.click()
        await new Promise((resolve) => setTimeout(resolve))
      }
      for (let pair = 0; pair < 24; pair += 1) {
        await press('One more')
        await press('One less')
      }
      await press('One more')
      await press('One more')
    })
    await expect(group).toContainText('4')
    await expect(page.getByText('$29.99 each')).toBeVisible()
    await expect(page.getByText('$119.96')).toBeVisible()
    expect(calls).toHaveLength(1)
    const { carts } = await simulator.state(world.id)
    expect(JSON.stringify(carts)).toMatch(/"skuId":"bosun-charger-chalk"[^}]*"qty":4/)
  })

  test('stays between one and ten', async ({ page }) => {
    await fillCart(page.context(), 'prospect')
    await addAccessories(page.context().request, 'prospect', { 'bosun-charger-chalk': 7 })
    await openCart(page)
    const group = page.getByRole('group', { name: 'Quantity of Bosun Charger' })
    await group.getByRole('button', { name: 'One more of Bosun Charger' }).click()
    await expect(group.getByRole('button', { name: 'One more of Bosun Charger' })).toHaveCount(0)
    const single = page.getByRole('group', { name: 'Quantity of Pip Earbuds' })
    await expect(single.getByRole('button', { name: 'One less of Pip Earbuds' })).toHaveCount(0)
  })

  test('goes back to what it was when the change is refused', async ({ page, simulator, world }) => {
    await fillCart(page.context(), 'prospect')
    await openCart(page)
    await simulator.command(world.id, { failNext: { on: 'cart.addAccessories', error: 'OUT_OF_STOCK' } })
    const group = page.getByRole('group', { name: 'Quantity of Pip Earbuds' })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/add-accessories/, async (route) => {
      await held
      await route.continue()
    })
    await group.getByRole('button', { name: 'One more of Pip Earbuds' }).click()
    await expect(group).toContainText('2')
    answer()
    await expect(page.getByText('This item is out of stock.')).toBeVisible()
    await expect(group).toContainText('1')
  })
})

test('removals in quick succession all hold', async ({ page }) => {
  await fillCart(page.context(), 'prospect')
  await openCart(page)
  for (const name of ['Orbit 12 Pro Case', 'Bosun Charger', 'Pip Earbuds']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart 1 item' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart 1 item' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Accessories' })).toHaveCount(0)
})

test.describe("a prepaid shopper's cart", () => {
  test.use({ persona: 'prepay' })

  test('has no stepper and leads to express checkout', async ({ page, axe }) => {
    await fillCart(page.context(), 'prepay')
    await openCart(page, 'prepay')
    await expect(page.getByText('Full retail price')).toBeVisible()
    await expect(page.getByText('Quantity 2')).toBeVisible()
    await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Checkout' }).first()).toHaveAttribute(
      'href',
      '/sales/prepaid/expresscheckout.html',
    )
    expect(await axe(page)).toEqual([])
  })
})

test.describe("a customer's cart", () => {
  test.use({ persona: 'signed-in' })

  test('leads to express checkout', async ({ page }) => {
    await fillCart(page.context(), 'signed-in')
    await openCart(page, 'signed-in')
    await expect(page.getByRole('link', { name: 'Checkout' }).first()).toHaveAttribute(
      'href',
      '/sales/next/expresscheckout.html',
    )
  })
})

test('reads in Spanish', async ({ page }) => {
  await fillCart(page.context(), 'prospect')
  await page.goto('/espanol/sales/next/expresscart.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito 5 artículos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pagar' }).first()).toHaveAttribute(
    'href',
    '/espanol/sales/nse/aboutyourself.html',
  )
})
