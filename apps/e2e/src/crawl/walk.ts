import type { Page } from '@playwright/test'

/** Widths at which no page may be wider than the window. */
export const widths = [375, 1024, 1440] as const

/** What a page does wrong; nothing where it is fine. */
export interface Finding {
  address: string
  problem: string
}

/** Addresses outside the shop, and those that end the visit. */
const outside = /^\/(signin|__sim|soe|onedp|support\/|content\/)|\/logout|^\/.*\.(svg|png|js|css)$/

const height = 900

/** The addresses that the page links to, without fragments. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => `${pathname}${search}`),
  )

/** The page has a heading and something to read and to do, and is no wider than the window. */
const problemsOf = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((wanted) => {
    const main = document.querySelector('main')
    const seen = (selector: string) =>
      [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => element.checkVisibility())
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return [
      seen('h1').length === 0 && 'has no heading',
      (main?.innerText.trim().length ?? 0) < 20 && 'has no content',
      seen('a[href], button, input, select').length === 0 && 'offers no way on',
      over > 0 && `is ${over} px too wide at ${wanted}`,
    ].filter((problem) => problem !== false)
  }, width)

/** Opens what opens in place, such as menus and dialogs, and closes it again. */
const openAndClose = async (page: Page) => {
  const openers = page.locator('[aria-haspopup="dialog"]:visible, button[aria-expanded="false"]:visible')
  const count = Math.min(await openers.count(), 3)
  for (let index = 0; index < count; index += 1) {
    const opener = openers.nth(index)
    if (!(await opener.isEnabled().catch(() => false))) continue
    await opener.click({ timeout: 2000 }).catch(() => undefined)
    await page.keyboard.press('Escape')
  }
}

/** Waits for what a page shows once it has been read; where it never comes, the page is judged as it is. */
const settle = async (page: Page) => {
  await page.waitForLoadState('load')
  for (const awaited of ['main h1:visible', 'main :is(a, button):visible']) {
    await page
      .locator(awaited)
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined)
  }
}

export interface Walk {
  /** Where it starts; the language stays that of the start. */
  from: string
  /** How many pages it sees at most. */
  pages: number
}

/** One address of each kind is enough: products of a grid and choices of a page share their code. */
const kindOf = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  const names = [...new URLSearchParams(search).keys()].toSorted()
  return `${path.replace(/\/(smartphones|watches|tablets|accessories)\/(?!prepaid\/?$)[^/]+\/?$/, '/$1/:slug')}?${names.join('&')}`
}

/** Walks links breadth first, and returns what is wrong with the pages on the way. */
export const walk = async (page: Page, { from, pages }: Walk): Promise<Finding[]> => {
  const findings: Finding[] = []
  const queue = [from]
  const known = new Set([kindOf(from)])
  for (let seen = 0; seen < pages; seen += 1) {
    const address = queue.shift()
    if (address === undefined) break
    const answer = await page.goto(address)
    await settle(page)
    if (answer?.status() === 404) findings.push({ address, problem: 'answers 404' })
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      for (const problem of await problemsOf(page, width)) findings.push({ address, problem })
    }
    await openAndClose(page)
    for (const link of await linksOf(page)) {
      if (outside.test(link) || known.has(kindOf(link)) || link.startsWith('/espanol') !== from.startsWith('/espanol'))
        continue
      known.add(kindOf(link))
      queue.push(link)
    }
  }
  return findings
}
