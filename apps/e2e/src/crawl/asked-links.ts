import type { Page } from '@playwright/test'
import { readPage, settle, type Finding } from './findings'

/** A link within the page's own content. */
interface AskedLink {
  from: string
  to: string
  text: string
}

interface Outcome {
  /** Where the address has led. */
  landed: string
  /** The page says that it has nothing for this shopper. */
  isNothing: boolean
}

const here = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** Links of the content and the footer, but for the entry that marks where one is and places within the page. */
const linksIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>(':is(main, footer) a[href]:not([aria-current])')]
      .filter((link) => link.origin === location.origin && link.hash === '' && link.checkVisibility())
      .map((link) => ({
        to: `${link.pathname}${link.search}`,
        text: (link.ariaLabel ?? link.innerText).trim().slice(0, 60),
      })),
  )

const isNothing = (page: Page) => page.evaluate(() => document.querySelector('main [data-nothing]') !== null)

/** What is wrong with a link as its page offers it now: what was pressed since may have changed the cart. */
const problemOf = async (page: Page, { from, to }: AskedLink): Promise<string | undefined> => {
  await page.goto(from)
  await settle(page)
  if (!(await readPage(page, () => linksIn(page))).some((link) => link.to === to)) return undefined
  await page.goto(to)
  await settle(page)
  if (here(page) === from) return 'leads back to itself'
  return (await readPage(page, () => isNothing(page))) ? 'leads to nothing' : undefined
}

/** Remembers what links offer and where addresses lead, and says which links lead on to nothing. */
export const askLinks = (kindOf: (address: string) => string) => {
  const links: AskedLink[] = []
  const outcomes = new Map<string, Outcome>()
  return {
    /** Takes in the page that a visit of an address has led to. */
    note: async (page: Page, address: string) => {
      const landed = here(page)
      const outcome = { landed, isNothing: await readPage(page, () => isNothing(page)) }
      outcomes.set(address, outcome)
      outcomes.set(kindOf(address), outcome)
      links.push(...(await readPage(page, () => linksIn(page))).map((link) => ({ ...link, from: landed })))
    },
    /** Links that lead back to their own page, or to one that has nothing for this shopper. */
    findings: async (page: Page): Promise<Finding[]> => {
      const isDoubtful = ({ from, to }: AskedLink) =>
        to === from || outcomes.get(to)?.landed === from || (outcomes.get(to) ?? outcomes.get(kindOf(to)))?.isNothing
      const doubtful = links.filter(isDoubtful)
      const kinds = new Map(doubtful.map((link) => [`${kindOf(link.from)} ${link.to} ${link.text}`, link]))
      const found: Finding[] = []
      for (const link of kinds.values()) {
        const problem = await problemOf(page, link)
        if (problem) found.push({ address: link.from, problem: `${problem} by “${link.text}”, ${link.to}` })
      }
      return found
    },
  }
}
