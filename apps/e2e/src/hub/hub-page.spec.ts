import { addPhone, changeCart, fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const hub = '/sales/nextgen/expresshub.html'

test.describe('a customer with four lines', () => {
  test.use({ persona: 'signed-in' })

  test('opens the hub from the menu and upgrades the line that is free @wide', async ({ page, axe }) => {
    await page.goto('/smartphones/')
    await page.getByRole('button', { name: /Maren/ }).click()
    await page.getByRole('link', { name: 'Lines and offers' }).click()
    await expect(page).toHaveURL(hub)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Maren\.$/)
    const lines = page.getByRole('region', { name: 'Your lines' })
    await expect(lines.getByRole('listitem')).toHaveCount(4)
    await expect(lines).toContainText('207-555-XXXX, Orbit 9')
    await expect(lines).toContainText('Pay off $249.90 to upgrade')
    await expect(lines.getByRole('link', { name: 'Restore Ida' })).toHaveAttribute('href', /^tel:/)
    await expect(page.getByRole('region', { name: 'Saved carts' })).toContainText('No cart waits for you.')
    expect(await axe(page)).toEqual([])
    await lines.getByRole('button', { name: 'Upgrade Maren' }).click()
    await expect(page).toHaveURL('/smartphones')
  })

  test('finds a cart that was set aside and resumes it @both', async ({ page, context, simulator, world, axe }) => {
    await fillCart(context, 'signed-in')
    await changeCart(context.request, 'signed-in', 'save-cart', { pccSaved: true })
    await page.goto(hub)
    const carts = page.getByRole('region', { name: 'Saved carts' })
    await expect(carts.getByRole('heading', { name: '1 line, 4 accessories' })).toBeVisible()
    await expect(carts).toContainText('Saved ')
    expect(await axe(page)).toEqual([])
    await carts.getByRole('button', { name: 'Resume 1 line, 4 accessories' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    const { cases } = await simulator.state(world.id)
    expect(cases).toEqual([expect.objectContaining({ triggerResumeCase: false })])
    expect(await page.evaluate(() => sessionStorage.getItem('RESUMED_CART'))).toBe('true')
  })

  test('comes to its saved carts from a link within the shop @narrow', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await page.goto('/smartphones/')
    await page.waitForLoadState('networkidle')
    await page.evaluate((path) => window.history.pushState(null, '', path), `${hub}#saved-carts`)
    await expect(page.getByRole('region', { name: 'Saved carts' })).toContainText('No cart waits for you.')
    await expect(page.getByRole('heading', { name: 'Saved carts' })).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('takes a cart over from the app, after it has asked @wide', async ({ page, context, simulator, world, axe }) => {
    await addPhone(context.request, 'signed-in')
    await simulator.command(world.id, { lockCart: { channel: 'VZW-MFA-IOS' } })
    await page.goto(hub)
    const carts = page.getByRole('region', { name: 'Saved carts' })
    await expect(carts).toContainText('Open in the app on your phone, until')
    await carts.getByRole('button', { name: 'Continue here: A cart' }).click()
    const question = page.getByRole('alertdialog', { name: 'Continue here?' })
    expect(await axe(page)).toEqual([])
    await question.getByRole('button', { name: 'Continue here' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  })

  test('asks a store for a cart, which keeps it until it is done @wide', async ({
    page,
    context,
    simulator,
    world,
  }) => {
    await addPhone(context.request, 'signed-in')
    await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
    await page.goto(hub)
    const carts = page.getByRole('region', { name: 'Saved carts' })
    await expect(carts).toContainText('A store representative holds it until')
    await carts.getByRole('button', { name: 'Ask for it back: A cart' }).click()
    await expect(carts.getByRole('alert')).toContainText('Still in use, try after')
    await simulator.command(world.id, { unlockCart: {} })
    await carts.getByRole('button', { name: 'Ask for it back: A cart' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  })

  test('reads the hub in Spanish @mobile', async ({ page, axe }) => {
    await page.goto(`/espanol${hub}`)
    await expect(page.getByRole('heading', { name: 'Tus líneas' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Carritos guardados' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test.describe('when the lines do not come', () => {
    test.use({ expectedErrors: [/503/] })

    test('can try again', async ({ page, simulator, world }) => {
      const { mend } = await failForGood(simulator, world.id, 'cart.listEligibleLines')
      await page.goto(hub)
      const lines = page.getByRole('region', { name: 'Your lines' })
      await expect(lines.getByRole('alert')).toBeVisible()
      await mend()
      await lines.getByRole('button', { name: 'Try again' }).click()
      await expect(lines.getByRole('listitem')).toHaveCount(4)
    })
  })
})

test('a stranger is asked to sign in', async ({ page, axe }) => {
  await page.goto(hub)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your lines')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Look for a saved cart' }).click()
  await expect(page.getByRole('button', { name: 'Retrieve saved cart' })).toBeVisible()
})

test('a quote takes the place of a cart only after a question', async ({ page, context, axe, simulator, world }) => {
  await fillCart(context, 'prospect')
  await changeCart(context.request, 'prospect', 'save-cart', { emailId: 'maren@example.com' })
  const { carts } = await simulator.state(world.id)
  await page.goto(`/sales/nextgen/quotes.html?quoteId=${(carts[0] as { quoteId?: string }).quoteId}`)
  await page.getByRole('textbox', { name: 'Email address of the quote' }).fill('maren@example.com')
  const open = page.getByRole('button', { name: 'Open the quote' })
  await open.click()
  const ask = page.getByRole('alertdialog', { name: 'Set your cart aside?' })
  await expect(ask).toContainText('Your cart has 5 items.')
  expect(await axe(page)).toEqual([])
  await ask.getByRole('button', { name: 'Keep my cart' }).click()
  await expect(open).toBeVisible()
  await open.click()
  await ask.getByRole('button', { name: 'Open the quote' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
})

test('a stranger opens a quote by its number and its email @both', async ({ page, context, axe, simulator, world }) => {
  await fillCart(context, 'prospect')
  await changeCart(context.request, 'prospect', 'save-cart', { emailId: 'maren@example.com', pccSaved: true })
  const { carts } = await simulator.state(world.id)
  await page.goto('/sales/nextgen/quotes.html?quoteId=000')
  await page.getByRole('button', { name: 'Open the quote' }).click()
  await expect(page.getByText('Enter the number of the quote.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Quote number' }).fill('Q99')
  await page.getByRole('button', { name: 'Open the quote' }).click()
  await expect(page.getByText('There is no quote Q99.').or(page.getByText(/quote/i)).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Quote number' }).fill((carts[0] as { quoteId?: string }).quoteId ?? '')
  await page.getByRole('textbox', { name: 'Email address of the quote' }).fill('maren@example.com')
  await page.getByRole('button', { name: 'Open the quote' }).click()
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
})

test('the promo hub says what the cart lacks, and leads to the cart @wide', async ({ page, context, axe }) => {
  await addPhone(context.request, 'prospect')
  await page.goto('/sales/digital/promohub.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers for your cart')
  await expect(page.getByText('Your cart is not complete yet.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const asked = page.waitForRequest(/getProcessStep$/)
  await page.getByRole('button', { name: 'Go to your cart' }).click()
  const step = { processStep: 'ShoppingCart', processAction: 'next', intent: 'AAL' }
  expect((await asked).postDataJSON()).toEqual(step)
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await page.getByRole('link', { name: 'Choose a plan' }).first().click()
  await expect(page).toHaveURL('/sales/digital/plans/planoverview.html?line=newLine1')
})

test('the promo hub names what the cart has earned in Spanish', async ({ page, context }) => {
  await fillCart(context, 'prospect')
  await page.goto('/espanol/sales/digital/promohub.html')
  await expect(page.getByText('Tus accesorios tienen un descuento por conjunto.')).toBeVisible()
})
