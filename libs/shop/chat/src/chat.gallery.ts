import type { Page, Request } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './chat.story'

const test = storyTest<typeof stories>()

const floatingButton = (page: Page, name = 'Chat with us') => page.getByRole('button', { name, exact: true })

/** The window of a chat, under whichever name. */
const chatWindow = (page: Page) => page.getByRole('region', { name: /^(Chat with us|Dana at Halyard|The assistant)$/ })

const end = async (page: Page) => {
  await chatWindow(page).getByRole('button', { name: 'End chat' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End chat' }).click()
}

interface Feedback {
  responseList: readonly { propositionId: string; dispositionOptionId: number }[]
}

/** The dispositions that the part reports, and the chats that it starts, as they are sent. */
const collectFeedback = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/support/chat')) sent.push('chat')
    if (!request.url().includes('livePersonSubmitfeedback')) return
    const { responseList } = request.postDataJSON() as Feedback
    for (const { propositionId, dispositionOptionId } of responseList)
      sent.push(`${propositionId} ${dispositionOptionId}`)
  })
  return sent
}

for (const [story, proposition, name] of [
  ['First', 'PLP_01', 'Start chat'],
  ['Second', 'PLP_02', 'Start chat'],
  ['Third', 'PLP_03', 'Chat with us'],
  ['Fourth', 'PLP_04', 'Chat with us'],
  ['Fifth', 'PLP_05', 'Start chat'],
  ['Eighth', 'PLP_08', 'Chat with us'],
] as const)
  test(`with ${proposition} a customer finds "${name}", and pressing it is reported before the chat`, async ({
    page,
    mount,
  }) => {
    const sent = collectFeedback(page)
    await mount(story)
    await page.getByRole('button', { name, exact: true }).click()
    const isAssistant = proposition === 'PLP_08'
    await expect(
      isAssistant
        ? page.getByRole('region', { name: 'The assistant' })
        : page.getByRole('dialog', { name: 'How can we help?' }),
    ).toBeVisible()
    await expect.poll(() => sent).toEqual([`${proposition} 82`, `${proposition} 81`, ...(isAssistant ? ['chat'] : [])])
  })

for (const story of ['NothingProposed', 'NoAgents'] as const)
  test(`a customer is checked, and offered nothing: ${story}`, async ({ page, mount, simulator }) => {
    const world = await mount(story)
    const { entries } = await simulator.journal(world.id, { operation: 'chat.livePersonCheck' })
    expect(entries).toHaveLength(1)
    await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0)
  })

test('the assistant meets a customer with the proactive proposition, once a visit', async ({
  page,
  mount,
  reload,
  simulator,
}) => {
  const { id } = await mount('NothingProposed')
  await simulator.command(id, { setSupport: { chatProposition: 'PLP_07' } })
  await simulator.command(id, { setFeatureFlags: { featureFlags: { chatFabFFlag: true } } })
  await reload()
  const opened = page.getByRole('region', { name: 'The assistant' })
  await expect(opened.getByText('Need a hand with your bill or your order?')).toBeVisible()
  await expect(opened.getByRole('textbox')).not.toBeFocused()
  await end(page)
  await expect(floatingButton(page, 'Get help with us')).toBeVisible()
  await reload()
  await expect(floatingButton(page, 'Get help with us')).toBeVisible()
  await expect(opened).toHaveCount(0)
})

for (const story of ['OfPartnerStore', 'Unevaluated', 'InTrial'] as const)
  test(`no chat is offered: ${story}`, async ({ page, mount }) => {
    await mount(story)
    await expect(page.getByRole('button', { name: /Get help with us|Start chat/ })).toHaveCount(0)
  })

test('everything is in Spanish on a Spanish page', async ({ page, mount, axe }) => {
  await mount('Proposed', { language: 'es', width: 375 })
  await page.getByRole('button', { name: 'Chatea con nosotros' }).click()
  await expect(page.getByRole('dialog', { name: '¿Cómo te ayudamos?' })).toBeVisible()
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: /^Chatear con una persona/ }).click()
  await expect(page.getByText('Sigues tú, en un minuto más o menos.')).toBeVisible()
  expect(await axe()).toEqual([])
})

const invitation = (page: Page) => page.getByRole('region', { name: 'Talk it through with a specialist' })

for (const { name, away } of [
  { name: 'Get help with us', away: '150vh' },
  { name: 'Start chat', away: '0' },
])
  test(`"${name}" connects a guest at once, without a check`, async ({ page, mount, axe, simulator }) => {
    const world = await mount('OfGuest')
    await invitation(page).evaluate((region, margin) => (region.style.marginBlockStart = margin), away)
    await floatingButton(page, name).click()
    await expect(chatWindow(page).getByText('You are next, in about a minute.')).toBeVisible()
    expect((await simulator.journal(world.id, { operation: 'chat.livePersonCheck' })).entries).toEqual([])
    expect(await axe()).toEqual([])
  })

test('the icon makes way for an invitation in sight', async ({ page, mount }) => {
  await mount('OfGuest')
  await invitation(page).evaluate((region) => (region.style.marginBlockStart = '150vh'))
  await expect(floatingButton(page, 'Get help with us')).toBeVisible()
  await invitation(page).scrollIntoViewIfNeeded()
  await expect(floatingButton(page, 'Get help with us')).toBeHidden()
})

test('a restricted offer is saved once, and only where the address names both parameters', async ({
  page,
  mount,
  reload,
  simulator,
}) => {
  const saved = async (id: string) =>
    (await simulator.journal(id, { operation: 'pricing.saveAcceptedMyofferData' })).entries.length
  const incomplete = await mount('IncompleteOffer')
  expect(await saved(incomplete.id)).toBe(0)
  const complete = await mount('RestrictedOffer')
  await expect(page.getByText('Your offer is saved. It goes with your next order.')).toBeVisible()
  expect(await saved(complete.id)).toBe(1)
  await reload()
  expect(await saved(complete.id)).toBe(1)
})

test('F6 goes from the page to the chat and back', async ({ page, mount }) => {
  await mount('OfGuest')
  await floatingButton(page, 'Start chat').click()
  await chatWindow(page).waitFor()
  const link = page.getByRole('link', { name: 'Orbit 12 Pro' })
  await link.focus()
  await page.keyboard.press('F6')
  await expect(chatWindow(page).getByRole('button', { name: 'Minimise chat' })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(link).toBeFocused()
})

test('the assistant answers at once, and hands over to a person', async ({ page, mount, simulator }) => {
  const world = await mount('Asked')
  await page.getByRole('button', { name: /^Ask the assistant/ }).click()
  await chatWindow(page).getByRole('textbox').fill('What is in my cart?')
  await chatWindow(page).getByRole('textbox').press('Enter')
  await expect(chatWindow(page).getByText(/^Your cart has 5 items/)).toBeVisible()
  await chatWindow(page).getByRole('button', { name: 'Ask for a person' }).click()
  await page.getByRole('button', { name: /^Chat with a person/ }).click()
  await expect(chatWindow(page).getByText('You are next, in about a minute.')).toBeVisible()
  await simulator.command(world.id, { answerChat: { text: 'Dana here' } })
  await expect(chatWindow(page).getByText('Dana here')).toBeVisible()
})

test('an accessory that the agent offers is added from the chat', async ({ page, mount, simulator }) => {
  const world = await mount('Asked')
  await page.getByRole('button', { name: /^Chat with a person/ }).click()
  await chatWindow(page).waitFor()
  await simulator.command(world.id, { answerChat: { text: 'This one?', offeredSkuId: 'float-wireless-pad-chalk' } })
  await chatWindow(page).getByRole('button', { name: 'Add Float Wireless Pad' }).click()
  await expect(chatWindow(page).getByRole('button', { name: 'Float Wireless Pad is in your cart.' })).toBeDisabled()
  const accessories = expect.arrayContaining([expect.objectContaining({ skuId: 'float-wireless-pad-chalk' })])
  expect((await simulator.state(world.id)).carts).toMatchObject([{ lines: [{ accessories }] }])
})

test('an error page opens a chat', async ({ page, mount }) => {
  await mount('OfErrorPage')
  const help = page.getByRole('region', { name: 'Someone to help' })
  await help.getByRole('button', { name: 'Click here to get assistance from a live agent via chat.' }).click()
  await expect(chatWindow(page)).toBeVisible()
})
