import type { Page } from '@playwright/test'
import { expect, holdCalls, storyTest } from '@soe/stories/playwright'
import type * as stories from './cart-page.story'

const test = storyTest<typeof stories>()

const tryLater = 'Looks like something went wrong. Please try again later.'

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Summary' })
const lineOf = (page: Page, number = 1) => page.getByRole('region', { name: `Line ${number}` })

const applyCode = async (page: Page, field: string, code: string) => {
  await page.getByRole('textbox', { name: field }).fill(code)
  await page.getByRole('textbox', { name: field }).press('Enter')
}

test('announces a second later why the shopper was sent there (C9.57)', async ({ page, mount }) => {
  await mount('SentBack')
  await expect(page.getByRole('status').filter({ hasText: 'Something sent you back to your cart.' })).toBeAttached()
})

test.describe('the way on', () => {
  for (const { story, path } of [
    { story: 'Filled', path: '/sales/nextgen/orderreview.html' },
    { story: 'FilledOfCustomer', path: '/sales/next/expresscheckout.html' },
    { story: 'FilledOfPrepaid', path: '/sales/prepaid/expresscheckout.html' },
  ] as const)
    test(`leads to ${path}, ${story}`, async ({ page, mount }) => {
      await mount(story)
      await expect(summaryOf(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', path)
    })

  test('keeps its language', async ({ page, mount }) => {
    await mount('Filled', { language: 'es' })
    await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito 5 artículos' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pagar' }).first()).toHaveAttribute(
      'href',
      '/espanol/sales/nextgen/orderreview.html',
    )
  })

  test('finishes first what a line lacks', async ({ page, mount }) => {
    await mount('Incomplete')
    await expect(summaryOf(page).getByRole('link', { name: 'Checkout' })).toHaveCount(0)
    await expect(summaryOf(page).getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      /\/plans\/planoverview\.html\?line=newLine2$/,
    )
  })

  test('points out an open warning of a line before it goes on', async ({ page, mount }) => {
    await mount('Warned')
    const link = lineOf(page, 2).getByRole('link', { name: 'Add address' })
    await expect(link).toHaveAttribute('href', '/sales/nextgen/e911.html?line=newLine2')
    await summaryOf(page).getByRole('link', { name: 'Checkout' }).click()
    await expect(link).toBeFocused()
    await summaryOf(page).getByRole('link', { name: 'Checkout' }).click()
    await expect(page).toHaveURL('/sales/nextgen/orderreview.html')
  })

  test('is closed to a customer who may not order online', async ({ page, mount }) => {
    await mount('Blocked')
    await expect(page.getByRole('alert')).toContainText('This order cannot be completed online.')
    await expect(page.getByRole('alert').getByRole('link', { name: '(800) 555-0142' })).toBeVisible()
    await expect(summaryOf(page).getByRole('button', { name: 'Checkout' })).toBeDisabled()
  })
})

test.describe('the lines of a cart', () => {
  test('show what is in it', async ({ page, mount }) => {
    await mount('Filled')
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart 5 items' })).toBeVisible()
    await expect(lineOf(page)).toContainText('Mainsail Unlimited')
    await expect(lineOf(page).getByRole('link', { name: 'Edit device' })).toHaveAttribute(
      'href',
      /^\/smartphones\/orbit-12-pro\/\?sku=orbit-12-pro-kelp-128&term=36/,
    )
    await expect(summaryOf(page)).toContainText('Bundle, 20% off')
    await expect(page.getByText(/bundle discount/i)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'See everything that counts toward the discount' })).toHaveAttribute(
      'href',
      '/sales/digital/accessorybundle.html',
    )
  })

  test('have room beside the summary', async ({ page, mount }) => {
    await mount('Filled')
    const name = lineOf(page).getByText('No protection', { exact: true })
    for (const width of [1024, 1120, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await name.boundingBox())?.height, `${width}`).toBeLessThan(30)
    }
  })

  test('go after a question, and the last leaves an empty cart', async ({ page, mount }) => {
    await mount('LineRemoval')
    const dialog = page.getByRole('dialog', { name: 'Remove line 1?' })
    await expect(dialog).toContainText('Orbit 12 Pro')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(lineOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Remove line' }).click()
    await dialog.getByRole('button', { name: 'Remove line' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })

  test('say which offer leaves with them', async ({ page, mount }) => {
    await mount('SecondLineIncluded')
    await page.getByRole('region', { name: 'Line 2' }).getByRole('button', { name: 'Remove line' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove line' }).click()
    await expect(
      page.getByText(/“Included with a second line” \(\$[\d.]+ off each of 36 bills\) no longer applies/),
    ).toBeVisible()
  })

  test('come back as they were', async ({ page, mount, simulator }) => {
    const world = await mount('LineRemoval')
    const linesOf = async () => (await simulator.state(world.id)).carts.map(({ lines }) => lines)
    const before = await linesOf()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove line' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect(await linesOf()).toEqual([[]])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(lineOf(page)).toContainText('Orbit 12 Pro')
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    expect(await linesOf()).toEqual(before)
  })
})

test.describe('the quantity of an accessory', () => {
  test('after fifty fast clicks is the one that was clicked last, in one call', async ({ page, mount, simulator }) => {
    const world = await mount('Filled')
    const group = page.getByRole('group', { name: 'Quantity of Bosun Charger' })
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
    // One more was made to fill the cart.
    const { entries } = await simulator.journal(world.id, { operation: 'cart.addAccessories' })
    expect(entries).toHaveLength(2)
    const { carts } = await simulator.state(world.id)
    expect(JSON.stringify(carts)).toMatch(/"skuId":"bosun-charger-chalk"[^}]*"qty":4/)
  })

  test('stays between one and ten', async ({ page, mount }) => {
    await mount('NineChargers')
    const group = page.getByRole('group', { name: 'Quantity of Bosun Charger' })
    await group.getByRole('button', { name: 'One more of Bosun Charger' }).click()
    await expect(group.getByRole('button', { name: 'One more of Bosun Charger' })).toHaveCount(0)
    const single = page.getByRole('group', { name: 'Quantity of Pip Earbuds' })
    await expect(single.getByRole('button', { name: 'One less of Pip Earbuds' })).toHaveCount(0)
  })

  test('goes back to what it was when the change is refused', async ({ page, mount, simulator }) => {
    const world = await mount('Filled')
    await simulator.command(world.id, { failNext: { on: 'cart.addAccessories', error: 'OUT_OF_STOCK' } })
    const group = page.getByRole('group', { name: 'Quantity of Pip Earbuds' })
    const letGo = await holdCalls(page, /\/add-accessories/)
    await group.getByRole('button', { name: 'One more of Pip Earbuds' }).click()
    await expect(group).toContainText('2')
    letGo()
    await expect(page.getByText('This item is out of stock.')).toBeVisible()
    await expect(group).toContainText('1')
  })

  test('has no stepper where it is prepaid', async ({ page, mount }) => {
    await mount('FilledOfPrepaid')
    await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveCount(0)
  })
})

test('an offer that waits says what it is, and has the way that earns it', async ({ page, mount }) => {
  await mount('Waiting')
  const row = page.getByRole('listitem').filter({ hasText: 'Included with a second line' })
  await expect(row).toContainText('Not yet yours.')
  await expect(row.getByRole('link', { name: 'Add another line' })).toHaveAttribute('href', /smartphones/)
  await row.getByRole('button', { name: /^Included with a second line, / }).click()
  const dialog = page.getByRole('dialog', { name: 'Included with a second line' })
  await expect(dialog.getByText('Who has it')).toBeVisible()
})

test('a case that is waiting is added where it waits, and is free', async ({ page, mount }) => {
  await mount('WaitingForCase')
  const row = page.getByRole('listitem').filter({ hasText: 'Free case, this week only' })
  await row.getByRole('button', { name: 'Add Pelago 9 Case' }).click()
  await expect(row).toContainText('−$29.99')
  await expect(row.getByRole('button', { name: /^Add / })).toHaveCount(0)
})

test('names what is sold out or short, and mends it on the spot', async ({ page, mount }) => {
  await mount('SoldOut')
  const notice = page.getByRole('alert')
  await expect(page.getByRole('listitem').filter({ hasText: 'Sold out' })).toContainText('Pip Earbuds')
  await expect(summaryOf(page).getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await expect(notice.getByRole('link', { name: 'Choose another instead of Pip Earbuds' })).toHaveAttribute(
    'href',
    /\/accessories\/pip-earbuds\//,
  )
  await notice.getByRole('button', { name: 'Remove Pip Earbuds, Chalk' }).click()
  await expect(notice).not.toContainText('Pip Earbuds')
  await notice.getByRole('button', { name: 'Take 1 of Bosun Charger, Chalk' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Quantity of Bosun Charger' })).toContainText('1')
  await expect(summaryOf(page).getByRole('link', { name: 'Checkout' })).toBeVisible()
})

test('removals in quick succession all hold', async ({ page, mount, reload }) => {
  await mount('Filled')
  for (const name of ['Orbit 12 Pro Case', 'Bosun Charger', 'Pip Earbuds']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart 1 item' })).toBeVisible()
  await reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart 1 item' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Accessories' })).toHaveCount(0)
})

test.describe('a code', () => {
  test('of a coupon comes off the total, and goes again', async ({ page, mount }) => {
    await mount('Filled')
    await applyCode(page, 'Promo code', '810000004101')
    await expect(summaryOf(page)).toContainText('Dockside coupon, $20 off')
    await page.getByRole('button', { name: 'Remove 810000004101' }).click()
    await expect(summaryOf(page)).not.toContainText('Dockside coupon')
  })

  test('that has expired or is none says so, and stays to be mended', async ({ page, mount }) => {
    await mount('Filled')
    await applyCode(page, 'Promo code', '810000004099')
    await expect(page.getByText('This code has expired.')).toBeVisible()
    await applyCode(page, 'Promo code', 'NOTHING')
    await expect(page.getByText('This promo code is not valid.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('NOTHING')
    await applyCode(page, 'Promo code', ' ')
    await expect(page.getByText('Enter a code.')).toBeVisible()
  })

  test('is typed where the caret is, in capitals', async ({ page, mount }) => {
    await mount('Filled')
    const field = page.getByRole('textbox', { name: 'Promo code' })
    await field.fill('noing')
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
    await field.pressSequentially('th')
    await expect(field).toHaveValue('nothing')
    await expect(field).toHaveCSS('text-transform', 'uppercase')
  })

  test('that is refused says so alone, also beside one that counts', async ({ page, mount }) => {
    await mount('Filled')
    await applyCode(page, 'Promo code', '810000004101')
    await expect(page.getByText('Your promotion has been applied.')).toBeVisible()
    await applyCode(page, 'Promo code', 'NOTHING')
    await expect(page.getByText('This promo code is not valid.')).toBeVisible()
    await expect(page.getByText('Your promotion has been applied.')).toBeHidden()
  })

  test('of friends or of a referral goes with the order', async ({ page, mount }) => {
    await mount('MoreCodes')
    await applyCode(page, 'Friends and family code', 'crew-4471')
    await expect(summaryOf(page)).toContainText('Friends and family, 10% off')
    await applyCode(page, 'Referral code', 'raf-maren25')
    await expect(page.getByText('You and the one who referred you each get a $25 gift card')).toBeVisible()
  })

  test('of a prepaid shopper comes off and goes again', async ({ page, mount }) => {
    await mount('FilledOfPrepaid')
    await applyCode(page, 'Promo code', 'castoff10')
    await expect(summaryOf(page)).toContainText('−$10.00')
    await applyCode(page, 'Promo code', 'rigging25')
    const notice = page.getByText('RIGGING25 has taken the place of CASTOFF10.')
    await expect(notice).toContainText('and CASTOFF10 took off $10.00.')
    await applyCode(page, 'Promo code', 'castoff10')
    await page.getByRole('button', { name: 'Use RIGGING25' }).click()
    await page.getByRole('button', { name: 'Remove RIGGING25' }).click()
    await expect(summaryOf(page)).not.toContainText('Rigging')
  })
})

test.describe('what changes the total', () => {
  test('rounds the order up, and takes it back', async ({ page, mount }) => {
    await mount('Filled')
    const roundUp = page.getByRole('checkbox', { name: /^Round up to \$\d+\.00 and give/ })
    await roundUp.check()
    await expect(summaryOf(page)).toContainText('Donation to Harbor Light Fund')
    await page.getByRole('button', { name: 'One more of Pip Earbuds' }).click()
    await page.getByRole('button', { name: /^Round up to \$\d+\.00 instead/ }).click()
    await expect(summaryOf(page)).toContainText(/Due today\s*\$\d+\.00/)
    await roundUp.uncheck()
    await expect(summaryOf(page)).not.toContainText('Donation')
  })

  test('calculates the tax at another ZIP code', async ({ page, mount }) => {
    await mount('OtherZipCode')
    const tax = summaryOf(page)
      .locator('div', { has: page.getByText(/^Estimated tax for \d{5}, on full device prices/) })
      .last()
    const before = await tax.textContent()
    await applyCode(page, 'ZIP code', '041')
    await expect(page.getByText('Enter five digits.')).toBeVisible()
    await applyCode(page, 'ZIP code', '04101')
    await expect(page.getByText('in 04101.')).toBeVisible()
    await expect(tax).not.toHaveText(before ?? '')
  })

  test('switches the order to a store and back', async ({ page, mount }) => {
    await mount('Filled')
    await page.getByRole('button', { name: 'Switch to pickup' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /^Pick up everything/ })).toBeVisible()
    await page.getByRole('button', { name: 'Switch to delivery' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /^Delivered by/ })).toBeVisible()
  })

  test('takes home protection out, and offers none', async ({ page, mount }) => {
    await mount('WithHomeProtection')
    await expect(page.getByRole('button', { name: /^Add Harbor Home/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove Harbor Home Protect' }).click()
    await expect(page.getByText('Harbor Home Protect', { exact: true })).toHaveCount(0)
    await expect(page.getByText('For your home')).toHaveCount(0)
  })
})

test.describe('a cart is saved', () => {
  test("under a guest's address, which finds it again", async ({ page, mount }) => {
    await mount('Saving')
    const dialog = page.getByRole('dialog', { name: 'Save your cart' })
    await dialog.getByRole('textbox').fill('maren@halyard')
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await dialog.getByRole('textbox').fill('maren@example.com')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('maren@example.com finds it again for 30 days.')).toBeVisible()
  })

  test('of a customer at once', async ({ page, mount }) => {
    await mount('FilledOfCustomer')
    await page.getByRole('button', { name: 'Save cart' }).click()
    await expect(page.getByText('Cart saved. It is with your account for 30 days.')).toBeVisible()
  })
})

test.describe('a cart that cannot be read', () => {
  test('because the connection breaks says so and can be tried again', async ({ page, mount }) => {
    await page.route('**/get-checkout-details', (route) => route.abort('connectionreset'))
    await mount('Filled')
    await expect(page.getByText(tryLater)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(lineOf(page)).toBeVisible()
  })

  test('after a change stays in view and says so', async ({ page, mount }) => {
    await mount('Filled')
    await page.route('**/get-checkout-details', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Looks like something went wrong.' })
    await expect(notice).toBeVisible()
    const failure = page.waitForEvent('requestfailed')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await failure
    await expect(notice.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy')
    await page.unrouteAll()
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart 4 items' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a cart that another channel holds pauses once a change is refused, until it is free', async ({
  page,
  mount,
  simulator,
}) => {
  const world = await mount('Filled')
  await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
  await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'A store representative has your cart open.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pip Earbuds' })).toBeVisible()
  for (const name of ['Checkout is open elsewhere', 'One more of Pip Earbuds', 'Remove line', 'Edit device'])
    await expect(page.getByRole('button', { name }).first()).toBeDisabled()

  await notice.getByRole('button', { name: 'Check again' }).click()
  // The announcement ends the check: a check still under way would find the cart free, or swallow the next click.
  await expect(page.getByRole('status').getByText('Your cart is still open elsewhere.')).toBeAttached()
  await expect(notice).toBeVisible()
  await simulator.command(world.id, { unlockCart: {} })
  await notice.getByRole('button', { name: 'Check again' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
})

test('a change of a quantity is said once, with what is due', async ({ page, mount }) => {
  await mount('Filled')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const note = (records: MutationRecord[]) =>
      records.forEach(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        const text = element?.closest('output')?.textContent ?? ''
        if (text !== '' && said.at(-1) !== text) said.push(text)
      })
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('button', { name: 'One more of Pip Earbuds' }).click()
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await expect.poll(said).toEqual([expect.stringMatching(/^Quantity 2\. Due today: \$[\d,.]+\d\. Due monthly: \$/)])
})

test.describe('a code that was typed and not sent', () => {
  test('is applied before the checkout', async ({ page, mount }) => {
    await mount('Filled')
    await page.getByRole('textbox', { name: 'Promo code' }).fill('810000004101')
    await summaryOf(page).getByRole('link', { name: 'Checkout' }).click()
    await expect(summaryOf(page)).toContainText('Dockside coupon, $20 off')
    await summaryOf(page).getByRole('link', { name: 'Checkout' }).click()
    await expect(page).toHaveURL('/sales/nextgen/orderreview.html')
  })

  test('while another is asked is asked in its turn', async ({ page, mount }) => {
    await mount('Filled')
    const letGo = await holdCalls(page, /validateFriendsAndFamily|validate-friends/i)
    await applyCode(page, 'Promo code', 'NOTHING')
    const field = page.getByRole('textbox', { name: 'Promo code' })
    await field.fill('810000004101')
    await field.press('Enter')
    letGo()
    await expect(summaryOf(page)).toContainText('Dockside coupon, $20 off')
    await expect(field).toHaveValue('')
    await expect(page.getByText('This promo code is not valid.')).toHaveCount(0)
  })
})
