import type { Page } from '@playwright/test'
import { askLinks } from './asked-links'
import { problemsOf, readPage, resize, settle, widths, type Finding } from './findings'
import { isOutsideShop } from './outside-shop'
import { pressButtons } from './press-buttons'

/** The addresses that the page links to, without fragments. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => `${pathname}${search}`),
  )

export interface Walk {
  /** Where it starts; the language stays that of the start. */
  from: string
  /** How many pages it sees at most. */
  pages: number
  /** How many kinds of buttons it presses on a page at most. */
  buttons: number
  /** What else is wrong with a page, such as what axe finds. */
  judge: (page: Page) => Promise<string[]>
}

/** One address of each kind is enough: products of a grid and choices of a page share their code. */
const kindOf = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  const names = [...new URLSearchParams(search).keys()].toSorted()
  return `${path.replace(/\/(smartphones|watches|tablets|accessories)\/(?!prepaid\/?$)[^/]+\/?$/, '/$1/:slug')}?${names.join('&')}`
}

interface Stop {
  address: string
  /** The page that leads there. */
  by: string
}

/** The addresses still to see, each kind once. */
const createQueue = (from: string) => {
  const queue: Stop[] = [{ address: from, by: from }]
  const known = new Set([kindOf(from)])
  const isSpanish = from.startsWith('/espanol')
  return {
    next: () => queue.shift(),
    add: (address: string, by: string) => {
      if (isOutsideShop(address) || known.has(kindOf(address)) || address.startsWith('/espanol') !== isSpanish) return
      known.add(kindOf(address))
      queue.push({ address, by })
    },
  }
}

/** Walks links and buttons breadth first, and returns what is wrong with the pages and the links on the way. */
export const walk = async (page: Page, { from, pages, buttons, judge }: Walk): Promise<Finding[]> => {
  const findings: Finding[] = []
  const queue = createQueue(from)
  const pressed = new Set<string>()
  const asked = askLinks(kindOf)
  for (let seen = 0; seen < pages; seen += 1) {
    const stop = queue.next()
    if (stop === undefined) break
    const { address, by } = stop
    const answer = await page.goto(address)
    await settle(page)
    if (answer?.status() === 404) findings.push({ address, problem: `answers 404, and ${by} leads there` })
    await asked.note(page, address)
    for (const width of widths) {
      await resize(page, width)
      for (const problem of await problemsOf(page)) findings.push({ address, problem })
    }
    for (const problem of await judge(page)) findings.push({ address, problem })
    for (const link of await readPage(page, () => linksOf(page))) queue.add(link, address)
    await resize(page, widths[seen % widths.length] ?? widths[0])
    const { findings: more, reached } = await pressButtons(page, { address, known: pressed, most: buttons })
    findings.push(...more)
    for (const link of reached) queue.add(link, address)
  }
  return [...findings, ...(await asked.findings(page))]
}
