import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { makeCalls } from './make-calls'

const id = 'second-add-device-208-then-locked'
const title = 'The second add-device of a session answers 208, then retail holds the cart'

/** A slip in its error: accessories are never answered 2038. */
const secondRule = [
  '  - id: accessories-blocked',
  '    on: cart.addAccessories',
  '    nth: 1',
  '    reply: { error: "2038" }',
  '',
].join('\n')

const holes = ['a', 'b'].map((name) => `apiVersion: sim/v1\nkind: Scenario\nid: hole-${name}\ntitle: Hole ${name}\n`)

/** Pixels of a picture's file, which the browser of these tests does not fetch by itself. */
const widthOf = (picture: Locator) =>
  picture.evaluate(async ({ src }: HTMLImageElement) => {
    const { width } = await createImageBitmap(await (await fetch(src)).blob())
    return width
  })

test.use({ persona: 'signed-in' })

test('a scenario is found, armed, watched, changed and verified @wide', async ({
  page,
  context,
  simulator,
  world,
  axe,
}) => {
  const list = page.getByRole('region', { name: 'Scenarios' })
  const editor = page.getByRole('region', { name: 'Editor' })
  const outcome = page.getByRole('complementary', { name: 'Outcome' })
  const text = editor.getByRole('textbox', { name: `Scenario ${id} as YAML` })
  const armedRules = async () =>
    (await simulator.scenarios(world.id)).flatMap(({ rules }) => rules.map((rule) => rule.id))

  await page.goto(`/__sim/worlds/${world.id}/scenarios`)
  await expect(page.getByRole('heading', { name: 'Nothing is armed in this world' })).toBeVisible()

  await test.step('one of the catalogue is found and armed by the keyboard', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('cart.addDevice retail 208')
    await list.getByRole('button', { name: title }).first().click()
    await expect(text).toContainText('reply: { error: "208" }')
    await page.keyboard.press('a')
    await expect(editor.getByText('Armed in this world since')).toBeVisible()
    expect(await armedRules()).toEqual(['add-device-208'])
  })

  await test.step('its rule says at which call it fired, and its expectation is met', async () => {
    await makeCalls(context, simulator, ['cart.addDevice', 'cart.addDevice'])
    await expect(text).toContainText(`fired once, ${world.id}-2`)
    await page.keyboard.press('v')
    await expect(outcome.getByRole('listitem').filter({ hasText: 'Met' })).toContainText('add-device-208')
    const download = page.waitForEvent('download')
    await outcome.getByRole('button', { name: 'JUnit' }).click()
    expect((await download).suggestedFilename()).toBe(`${world.id}-verify.xml`)
    await expect(outcome.getByText('An order is already scheduled')).toBeVisible()
    const picture = outcome.getByRole('img', { name: 'The page with “An order is already scheduled”' })
    expect(await widthOf(picture)).toBe(720)
    await outcome.getByRole('combobox', { name: 'What would a call get now?' }).selectOption('cart.addDevice')
    await expect(outcome.getByText('CART_LOCKED', { exact: true })).toBeVisible()
  })

  await test.step('a slip is named under its line with what is allowed, and the world keeps what it has', async () => {
    await text.getByText('expect:').click()
    await page.keyboard.press('Home')
    await page.keyboard.insertText(secondRule)
    await page.keyboard.press('Escape')
    await expect(text).toContainText('cart.addAccessories never answers the error 2038.')
    await expect(text.getByRole('button', { name: 'CART_LOCKED' })).toBeVisible()
    await expect(editor.getByText('keeps that version until this draft is valid')).toBeVisible()
    await expect(editor.getByRole('button', { name: 'Arm draft' })).toBeDisabled()
    await expect(text).toContainText('accessories-blockeddraft')
    expect(await armedRules()).toEqual(['add-device-208'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axe(page), colorScheme).toEqual([])
    }
  })

  await test.step('the draft survives a reload, is put right by a key and armed by another', async () => {
    await page.reload()
    await expect(text).toContainText('cart.addAccessories never answers the error 2038.')
    await page.keyboard.press('ControlOrMeta+.')
    await expect(text).not.toContainText('2038')
    await expect(editor.getByRole('button', { name: 'Arm draft' })).toBeEnabled()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect.poll(armedRules).toEqual(['add-device-208', 'accessories-blocked'])
    await expect(editor.getByRole('heading')).toContainText('armed')
  })

  await test.step('what may stand at a place is offered with what it means', async () => {
    await text.getByText('expect:').click()
    await page.keyboard.press('Home')
    await page.keyboard.insertText('  - id: third\n    on: cart.addPlan\n    nth: 1\n    reply: \n')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('{ error: CART_LO')
    const offered = page.getByRole('listbox').getByRole('option', { name: /^CART_LOCKED/ })
    await expect(offered).toHaveAttribute('aria-selected', 'true')
    await offered.click()
    await expect(text).toContainText('{ error: CART_LOCKED}')
    await editor.getByRole('tab', { name: 'TypeScript' }).click()
    await expect(editor.getByRole('tabpanel')).toContainText("rule.on('cart.addPlan', {")
  })

  await test.step('drafts that another part wrote are taken over once, and what is armed is disarmed', async () => {
    await page.evaluate(
      ([key, draft]) => sessionStorage.setItem(key ?? '', draft ?? ''),
      [`draft:${world.id}`, holes.join('---\n')],
    )
    await page.goto(`/__sim/worlds/${world.id}/scenarios`)
    const drafts = list.getByRole('region', { name: 'Drafts' })
    await expect(drafts.getByRole('button', { name: /^Hole [ab]/ })).toHaveCount(2)
    await list.getByRole('button', { name: title }).first().click()
    await editor.getByRole('button', { name: 'Disarm' }).click()
    await expect.poll(armedRules).toEqual([])
  })
})
