import type { Aftermath } from '@soe/simulator-client/playwright'
import type { BrowserContext } from '@playwright/test'

interface Visited {
  readonly wrong: readonly string[]
  readonly links: readonly string[]
}

/** Pages that are opened, the first among them. */
const most = 5

/** Milliseconds for the calls of a page. */
const patience = 5000

/** What the browser says of the failure itself, with a fault and without. */
const isOfTheFailure = (text: string) => text.startsWith('Failed to load resource')

const readPage = `({
  title: document.title,
  headings: document.querySelectorAll('h1').length,
  links: [...document.querySelectorAll('main a[href]')].filter(({ origin }) => origin === location.origin).map(({ href }) => href.split('#')[0]),
})`

const visit = async (context: BrowserContext, url: string): Promise<Visited> => {
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(`throws ${message}`))
  page.on('console', (said) => {
    if (said.type() === 'error' && !isOfTheFailure(said.text())) wrong.push(`logs ${said.text()}`)
  })
  const answer = await page.goto(url, { timeout: 2 * patience }).catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined)
  const { title, headings, links } = await page.evaluate<{ title: string; headings: number; links: string[] }>(readPage)
  await page.close()
  const status = answer?.status() ?? 0
  if (status === 0 || status >= 400) wrong.push(`is answered with ${status}`)
  if (title === '') wrong.push('has no title')
  if (headings === 0) wrong.push('has no heading')
  return { wrong: wrong.map((each) => `${new URL(url).pathname} ${each}`), links }
}

/** Opens the page that called, with the failure armed anew, and the first pages that it links to. */
export const crawl = async ({ page, world, cell }: Aftermath): Promise<string | undefined> => {
  await world.arm(cell.scenario)
  const first = new URL(cell.page ?? '/', page.url()).href
  const { wrong, links } = await visit(page.context(), first)
  const found = [...wrong]
  for (const link of [...new Set(links)].filter((url) => url !== first).slice(0, most - 1))
    found.push(...(await visit(page.context(), link)).wrong)
  return found.length > 0 ? found.join('; ') : undefined
}
