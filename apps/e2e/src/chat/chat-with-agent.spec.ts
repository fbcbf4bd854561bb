import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { holdBack } from '../fixtures/hold-back'
import { answerAs, chatWindow, floatingButton, openDesk, startChat, write } from './chat-steps'

test.use({ persona: 'signed-in' })

const banner = 'A chat representative has your cart open.'

test('an agent answers a customer, changes their cart and hands it back @wide', async ({
  page,
  browser,
  simulatorUrl,
  world,
  axe,
}) => {
  await fillCart(page.context(), 'signed-in')
  await page.goto('/smartphones/')
  await startChat(page)
  expect(await axe(page)).toEqual([])
  const agent = await browser.newContext()
  const desk = await openDesk(agent, simulatorUrl, world.id)

  await test.step('they talk', async () => {
    await answerAs(desk, 'Hello Maren, what would you like to know?')
    await expect(page.getByRole('region', { name: 'Dana at Halyard' })).toBeVisible()
    await expect(chatWindow(page).getByText('Hello Maren, what would you like to know?')).toBeVisible()
    await write(page, 'Which charger fits?')
    await expect(desk.getByText('Which charger fits?')).toBeVisible()
    expect(await axe(desk)).toEqual([])
  })

  await test.step('the agent takes the cart', async () => {
    await desk.getByRole('button', { name: 'Take the cart' }).click()
    await expect(page.getByRole('alert').filter({ hasText: banner })).toBeVisible()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page).toHaveURL(/\/cartLocked\/chatRep\.html$/)
    await expect(page.getByRole('heading', { name: 'A chat representative has your cart' })).toBeVisible()
    await expect(chatWindow(page)).toBeVisible()
  })

  await test.step('the agent adds to it and hands it back', async () => {
    await desk.getByRole('combobox', { name: 'Add to the cart' }).selectOption({ label: 'Float Wireless Pad, Chalk' })
    await desk.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(desk.getByText('1 × float-wireless-pad-chalk')).toBeVisible()
    await desk.getByRole('button', { name: 'Hand the cart back' }).click()
    await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to your cart' }).click()
    await expect(page.getByRole('heading', { name: 'Float Wireless Pad' })).toBeVisible()
    await expect(page.getByText(banner)).toHaveCount(0)
  })

  await test.step('the cart in view follows the next change', async () => {
    await desk.getByRole('combobox', { name: 'Add to the cart' }).selectOption({ label: 'Pip Earbuds, Chalk' })
    await desk.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your cart 7 items' })).toBeVisible()
  })

  await test.step('the customer ends the chat', async () => {
    await chatWindow(page).getByRole('button', { name: 'End chat' }).click()
    await page.getByRole('alertdialog', { name: 'End this chat?' }).getByRole('button', { name: 'End chat' }).click()
    await expect(chatWindow(page)).toHaveCount(0)
    await expect(desk.getByText('Ended by the shopper.')).toBeVisible()
  })
  await agent.close()
})

test('a chat survives pages and a reload, minimised, and counts what is new @wide', async ({
  page,
  simulator,
  world,
}) => {
  await fillCart(page.context(), 'signed-in')
  await page.goto('/smartphones/')
  await startChat(page)
  await chatWindow(page).getByRole('button', { name: 'Minimise chat' }).click()
  await simulator.command(world.id, { answerChat: { text: 'Are you there?' } })
  const bar = page.getByRole('region', { name: 'Chat', exact: true })
  await expect(bar.getByRole('button', { name: /Dana Are you there\? 1 new/ })).toBeVisible()
  await page.reload()
  await bar.getByRole('button', { name: /Dana Are you there\?/ }).click()
  await expect(chatWindow(page).getByText('Are you there?')).toBeVisible()
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click()
  await expect(page).toHaveURL(/compareplan/)
  await expect(chatWindow(page).getByText('Are you there?')).toBeVisible()
  await page.reload()
  await expect(chatWindow(page).getByText('Are you there?')).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] })
  test('words that do not go out stay in the field', async ({ page, simulator, world }) => {
    await fillCart(page.context(), 'signed-in')
    await page.goto('/smartphones/')
    await startChat(page)
    await page.context().setOffline(true)
    await write(page, 'Hello?')
    await expect(chatWindow(page).getByRole('alert')).toHaveText('Your message was not sent. It is still in the field.')
    await expect(chatWindow(page).getByRole('textbox')).toHaveValue('Hello?')
    await page.context().setOffline(false)
    await write(page, 'Hello?')
    await expect(chatWindow(page).getByRole('log')).toContainText('Hello?')
    await simulator.command(world.id, { endChat: {} })
    await expect(chatWindow(page).getByText('This chat has ended.')).toBeVisible()
  })
})

test('what is typed while a message is on its way stays in the field, on both ends', async ({
  page,
  browser,
  simulatorUrl,
  world,
}) => {
  await fillCart(page.context(), 'signed-in')
  await page.goto('/smartphones/')
  await startChat(page)
  const agent = await browser.newContext()
  const desk = await openDesk(agent, simulatorUrl, world.id)
  const asShopper = { end: page, field: chatWindow(page).getByRole('textbox'), address: '/messages' }
  const asAgent = { end: desk, field: desk.getByRole('textbox', { name: 'Answer as the agent' }), address: '/commands' }
  for (const [index, { end, field, address }] of [asShopper, asAgent].entries()) {
    const sent = await holdBack(end, address)
    await field.fill(`Hello ${index}`)
    await field.press('Enter')
    await field.pressSequentially(' and welcome')
    sent()
    await expect(chatWindow(page).getByRole('log')).toContainText(`Hello ${index}`)
    await expect(field).toHaveValue('and welcome')
  }
  await agent.close()
})

test('the desk keeps the chat in view as another comes, and each answer that was begun @wide', async ({
  page,
  browser,
  simulatorUrl,
  world,
}) => {
  await fillCart(page.context(), 'signed-in')
  await page.goto('/smartphones/')
  await startChat(page)
  const agent = await browser.newContext()
  const desk = await openDesk(agent, simulatorUrl, world.id)
  const field = desk.getByRole('textbox', { name: 'Answer as the agent' })
  await field.fill('Hello Maren')
  const guest = await browser.newContext()
  await guest.addCookies([{ name: 'sim-world', value: world.id, url: simulatorUrl }])
  const other = await guest.newPage()
  await other.goto(`${simulatorUrl}/smartphones/`)
  await floatingButton(other, 'Start chat').click()
  await chatWindow(other).waitFor()
  const chats = desk.getByRole('navigation', { name: 'Chats' }).getByRole('button')
  await expect(chats).toHaveCount(2)
  await expect(field).toHaveValue('Hello Maren')
  const first = chats.and(desk.locator('[aria-current]'))
  await expect(first).toContainText('Maren')
  await chats.filter({ hasNotText: 'Maren' }).click()
  await expect(field).toHaveValue('')
  await answerAs(desk, 'Hello guest')
  await expect(chatWindow(other).getByText('Hello guest')).toBeVisible()
  await chats.filter({ hasText: 'Maren' }).click()
  await expect(field).toHaveValue('Hello Maren')
  await guest.close()
  await agent.close()
})

test('the first item of a cart, which the agent adds, shows in the page @wide', async ({
  page,
  browser,
  simulatorUrl,
  world,
}) => {
  await page.goto('/smartphones/')
  await startChat(page, 'Start chat')
  await page.goto('/sales/next/expresscart.html')
  const agent = await browser.newContext()
  const desk = await openDesk(agent, simulatorUrl, world.id)
  await desk.getByRole('combobox', { name: 'Add to the cart' }).selectOption({ label: 'Pip Earbuds, Chalk' })
  await desk.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart 1 item' })).toBeVisible()
  await expect(chatWindow(page).getByText('1 item', { exact: false }).first()).toBeVisible()
  await agent.close()
})
