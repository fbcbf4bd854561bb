import type { SimulatorClient } from '@soe/simulator-client'
import { expect, test } from '../fixtures'
import { makeCalls } from './make-calls'
import { retailLock } from './retail-lock'

test.use({ persona: 'signed-in', expectedErrors: [/status of 40[49]/] })

const prepare = async (simulator: SimulatorClient, world: string) => {
  await simulator.clock(world, { freeze: '2026-11-20T14:32:21-05:00' })
  await simulator.arm(world, retailLock)
}

test('the console tells why a call was answered as it was, and moves the clock @wide', async ({
  page,
  context,
  simulator,
  world,
  axe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await prepare(simulator, world.id)
  await makeCalls(context, simulator, ['cart.addDevice', 'cart.addDevice'])
  await page.goto(`/__sim/worlds/${world.id}/journal`)

  await test.step('the journal is live, with what happened between the calls', async () => {
    const journal = page.getByRole('grid', { name: 'Journal' })
    await expect(journal.getByRole('row', { name: /cart\.addDevice.*208.*add-device-208/ })).toBeVisible()
    await expect(journal.getByText('Clock frozen at 20 Nov 14:32:21')).toBeVisible()
    await makeCalls(context, simulator, ['cart.addDevice', 'session.keepAlive'])
    await expect(journal.getByRole('row', { name: /session\.keepAlive/ })).toBeVisible()
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  })

  await test.step('a decision is chosen by the keyboard and says why', async () => {
    await page.getByRole('button', { name: 'Rule fired' }).click()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('grid', { name: 'Journal' })).toBeFocused()
    const decision = page.getByRole('complementary', { name: 'Decision' })
    await expect(decision.getByRole('heading', { level: 2 })).toHaveText(
      'Answered 208, “An order is already scheduled for this account”, because your rule fired. Nothing that the call asked for was done.',
    )
    await expect(decision.getByRole('list', { name: 'Rules considered' })).toContainText('add-device-208fired')
    await expect(decision.getByText('200, done as asked')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('decision')).toBe(`${world.id}-2`)
    await page.keyboard.press('Enter')
    await expect(decision.getByRole('tabpanel')).toContainText('The answer would be 200 with CART_LOCKED')
    await decision.getByRole('tab', { name: 'Answer' }).click()
    await expect(decision.getByRole('tabpanel')).toContainText('SCHEDULED_ORDER')
    await decision.getByRole('tab', { name: 'Who is at fault' }).click()
    await expect(decision.getByRole('tabpanel')).toContainText('The script is at fault, proved by experiment.')
    await expect(decision.getByRole('button', { name: 'Copy as curl' })).toBeEnabled()
    await page.keyboard.press('c')
    await expect(page.getByText('The call as curl copied')).toBeVisible()
    const curl = await page.evaluate(() => navigator.clipboard.readText())
    expect(curl).toContain('/soe/digital/auth/cartservice/cart/add-device')
  })

  await test.step('nothing breaks WCAG 2.2 AA, in light and in dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axe(page), colorScheme).toEqual([])
    }
  })

  await test.step('the clock runs ahead to the end of the lock and of the session', async () => {
    const tape = page.getByRole('img', { name: /^It is 14:32:21/ })
    await expect(tape).toHaveAccessibleName(/held by VZW-RETAIL, 15 min left.*Warn.*Signed out 15:02:21/)
    const clock = page.getByRole('group', { name: "The world's clock" })
    await clock.getByRole('button', { name: '+28 min' }).click()
    await expect(clock.getByText('20 Nov 15:00:21')).toBeVisible()
    await expect(page.getByRole('img', { name: /^It is 15:00:21/ })).not.toHaveAccessibleName(/VZW-RETAIL/)
    await page.keyboard.press('t')
    await page.getByLabel('Advance by, or stand at').fill('tomorrow')
    await page.getByRole('button', { name: 'Move the clock' }).click()
    await expect(page.getByText(/A duration such as 90 min/)).toBeVisible()
    await page.getByLabel('Advance by, or stand at').fill('1 min 39 s')
    await page.keyboard.press('Enter')
    await expect(clock.getByText('20 Nov 15:02:00')).toBeVisible()
    await page.keyboard.press('f')
    await expect(clock.getByText('Running')).toBeVisible()
  })

  await test.step('Enter in the search chooses the last call that was found', async () => {
    await page.keyboard.press('r')
    await page.keyboard.press('/')
    await page.keyboard.type('cart.addDevice')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('decision')).toBe(`${world.id}-3`)
    await page.keyboard.press('Escape')
  })

  await test.step('the shop is entered in this world, with the overlay on it', async () => {
    const [shop] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('o')])
    await expect(shop.getByRole('button', { name: `Simulator: world ${world.id}` })).toBeVisible()
    await shop.close()
  })

  await test.step('a key to another part takes the focus along', async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('grid', { name: 'Journal' })).toBeFocused()
    await page.keyboard.press('2')
    await expect(page.getByRole('link', { name: 'State' })).toBeFocused()
    await page.keyboard.press('1')
    await expect(page.getByRole('link', { name: 'Journal' })).toBeFocused()
  })

  await test.step('a scenario is made from the call', async () => {
    await page.goto(`/__sim/worlds/${world.id}/journal?decision=${world.id}-2`)
    const decision = page.getByRole('complementary', { name: 'Decision' })
    await decision.getByRole('button', { name: 'Make a scenario from this' }).click()
    await expect(page).toHaveURL(/\/scenarios\?scenario=cart-add-device-208-from-call-2$/)
  })
})

test('worlds are made, forked, kept, put back, reset and dropped in the console @wide', async ({
  page,
  simulator,
  world,
  axe,
}) => {
  const name = `${world.id.slice(0, 12)}-mine`
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  await expect(page.getByRole('grid', { name: 'Journal' })).toBeVisible()
  await test.step('a new one, from a persona', async () => {
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'New world' })
    await dialog.getByRole('radio', { name: /A prepaid customer/ }).check()
    await dialog.getByLabel('Name').fill('no spaces please')
    await expect(dialog.getByText(/At most 64 letters/)).toBeVisible()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Seed').fill('7')
    await dialog.getByLabel(/clock stands still/).check()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Make world' }).click()
    await expect(page).toHaveURL(`/__sim/worlds/${name}/journal`)
    await expect(page.getByRole('heading', { name: 'No call has been made in this world' })).toBeVisible()
    expect(await simulator.getWorld(name)).toMatchObject({ persona: 'prepay-signed-in', seed: 7, frozen: true })
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'true')
  })

  await test.step('a name that is taken is refused with the reason', async () => {
    await page.keyboard.press('n')
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Make world' }).click()
    await expect(page.getByRole('alert')).toHaveText(`There is a world "${name}" already.`)
    await page.keyboard.press('Escape')
  })

  await test.step('a snapshot is kept here and put back', async () => {
    const before = (await simulator.getWorld(name)).now
    await page.getByRole('button', { name: 'Snapshot', exact: true }).click()
    await page.getByLabel('Keep the world as it is now').fill('at the start')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(page.getByText('Snapshot “at the start” kept')).toBeVisible()
    await simulator.clock(name, { advance: 'PT5M' })
    await page.getByRole('link', { name: 'Snapshots', exact: true }).click()
    expect(await axe(page)).toEqual([])
    const kept = page.getByRole('row', { name: new RegExp(`^Name of at the start at the start ${name}`) })
    await kept.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page).toHaveURL(`/__sim/worlds/${name}/journal`)
    expect((await simulator.getWorld(name)).now).toBe(before)
    await page.getByRole('button', { name: 'Snapshot', exact: true }).click()
    await page
      .getByLabel('Restore a file')
      .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await expect(page.getByRole('alert')).toContainText('notes.json is JSON but no snapshot')
    await page.keyboard.press('Escape')
  })

  await test.step('it is forked, reset and dropped', async () => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Fork this world' }).click()
    await page.getByRole('button', { name: 'Fork', exact: true }).click()
    await expect(page).toHaveURL(`/__sim/worlds/${name}-fork/journal`)
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await page.getByRole('button', { name: 'Reset the world' }).click()
    await expect(page.getByText(`World ${name}-fork is as it was made`)).toBeVisible()
    expect(await simulator.getWorld(`${name}-fork`)).toMatchObject({ seed: 7, frozen: false })
    for (const id of [`${name}-fork`, name]) {
      await page.goto(`/__sim/worlds/${id}/journal`)
      await page.getByRole('button', { name: id, exact: true }).click()
      await page.getByRole('button', { name: 'Drop this world' }).click()
      await page.getByRole('button', { name: 'Drop the world' }).click()
      await expect(page.getByText(`World ${id} dropped`)).toBeVisible()
    }
    await page.goto(`/__sim/worlds/${name}/journal`)
    await expect(page.getByRole('heading', { name: `There is no world “${name}”` })).toBeVisible()
  })

  await test.step('the catalogue is searched', async () => {
    await page.getByRole('link', { name: 'Operations and errors' }).click()
    await page.getByRole('searchbox', { name: 'Key, path, error or words' }).fill('add-device')
    await page.getByRole('button', { name: /^cart\.addDevice/ }).click()
    const details = page.getByRole('complementary', { name: 'Details' })
    await details.getByRole('button', { name: '208' }).click()
    await expect(details.getByText('An order is already scheduled for this account.')).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
})

test('a snapshot is listed with the title of its world', async ({ page, simulator, world }) => {
  const { title = '' } = await simulator.getWorld(world.id)
  await simulator.keepSnapshot({ world: world.id, name: world.id })
  await page.goto('/__sim/snapshots')
  const row = page.getByRole('row').filter({ has: page.getByRole('textbox', { name: `Name of ${world.id}` }) })
  expect(title).toContain('listed with the title')
  await expect(row.getByText(title)).toBeVisible()
})

test('the console is usable on a phone @narrow', async ({ page, simulator, world, axe }) => {
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  await expect(page.getByRole('grid', { name: 'Journal' }).getByText(/signed in as/)).toBeVisible()
  await page.getByRole('button', { name: 'Worlds and pages' }).click()
  const rail = page.getByRole('navigation', { name: 'Worlds and pages' })
  const { title = '' } = await simulator.getWorld(world.id)
  expect(title).toContain('usable on a phone')
  await expect(rail.getByRole('link', { name: title })).toBeVisible()
  const header = page.getByRole('banner').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(header.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(header.getByText(world.id, { exact: true })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await rail.getByRole('link', { name: 'Snapshots' }).click()
  // Other tests keep snapshots on the same server.
  await expect(page.getByRole('heading', { name: /^(Snapshots|No snapshot is kept here)$/ })).toBeVisible()
  await expect(rail).toBeHidden()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(375)
})

test('a call of a page is gone back to and answered otherwise, in a window with cookies of its own', async ({
  page,
  context,
  simulator,
  world,
}) => {
  const callsIn = async (id: string) =>
    (await simulator.journal(id, { operation: 'checkout.getCheckoutDetails' })).entries
  await page.goto('/sales/next/expresscart.html')
  await expect.poll(() => callsIn(world.id)).not.toEqual([])
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  const journal = page.getByRole('grid', { name: 'Journal' })
  await journal
    .getByRole('row', { name: /checkout\.getCheckoutDetails/ })
    .first()
    .click()
  const decision = page.getByRole('complementary', { name: 'Decision' })
  await expect(decision.getByText('/sales/next/expresscart.html')).toBeVisible()
  await decision.getByRole('button', { name: 'What if it had answered' }).click()
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    decision.getByRole('button', { name: 'CASE_CANCELLED', exact: true }).click(),
  ])
  await opened.waitForURL(/^http:\/\/[0-9a-f]+\.localhost:\d+\/sales\/next\/expresscart\.html$/)
  const fork = new URL(opened.url()).hostname.replace('.localhost', '')
  await expect.poll(async () => (await callsIn(fork))[0]?.error).toBe('CASE_CANCELLED')
  await decision.getByRole('link', { name: 'Put both side by side' }).click()
  const calls = page.getByRole('table', { name: /^Calls: / })
  await expect(calls.getByRole('row', { name: /getCheckoutDetails differs.*CASE_CANCELLED$/ }).first()).toBeVisible()
  await page.getByRole('link', { name: `Open its journal of ${fork}` }).click()
  await expect(journal.getByRole('row', { name: /checkout\.getCheckoutDetails.*CASE_CANCELLED/ }).first()).toBeVisible()
  await simulator.dropWorld(fork)
})
