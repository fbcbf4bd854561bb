import type { BrowserContext, Page } from '@playwright/test'

export const floatingButton = (page: Page, name = 'Chat with us') => page.getByRole('button', { name, exact: true })

/** The window of a chat, under whichever name. */
export const chatWindow = (page: Page) =>
  page.getByRole('region', { name: /^(Chat with us|Dana at Halyard|The assistant)$/ })

/** Starts a chat with a person from the floating button, by the dialog that customers get. */
export const startChat = async (page: Page, button = 'Chat with us') => {
  await floatingButton(page, button).click()
  await page
    .getByRole('dialog', { name: 'How can we help?' })
    .getByRole('button', { name: /^Chat with a person/ })
    .click()
  await chatWindow(page).waitFor()
}

/** The agent's desk in a browser of its own. */
export const openDesk = async (context: BrowserContext, simulatorUrl: string, world: string) => {
  const desk = await context.newPage()
  await desk.goto(`${simulatorUrl}/__sim/worlds/${world}/chats`)
  return desk
}

export const answerAs = async (desk: Page, text: string) => {
  await desk.getByRole('textbox', { name: 'Answer as the agent' }).fill(text)
  await desk.getByRole('button', { name: 'Send' }).click()
}

export const write = async (page: Page, text: string) => {
  await chatWindow(page).getByRole('textbox').fill(text)
  await chatWindow(page).getByRole('textbox').press('Enter')
}

/** Moves an installed clock step by step: what is fetched in between needs real time. */
export const advance = async (page: Page, milliseconds: number) => {
  const step = 500
  for (let passed = 0; passed < milliseconds; passed += step) {
    await page.clock.runFor(step)
    await page.waitForTimeout(40)
  }
}

/** Opens a page on a clock that stands still but for the steps of the test, however slow the machine is. */
export const openOnStoppedClock = async (page: Page, path: string) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto(path)
}

/** Moves a stopped clock until something has come. */
export const advanceUntil = async <Come>(page: Page, coming: Promise<Come>) => {
  let hasCome = false
  const come = coming.finally(() => (hasCome = true))
  while (!hasCome) await advance(page, 500)
  return come
}
