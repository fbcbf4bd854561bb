import type { Page } from '@playwright/test'
import { readPage, type Finding } from './findings'

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
    findings: (): Finding[] => {
      const found = links.flatMap(({ from, to, text }) => {
        const outcome = outcomes.get(to) ?? outcomes.get(kindOf(to))
        if (to === from || outcomes.get(to)?.landed === from)
          return [{ address: from, problem: `leads back to itself by “${text}”, ${to}` }]
        return outcome?.isNothing ? [{ address: from, problem: `leads to nothing by “${text}”, ${to}` }] : []
      })
      return [...new Map(found.map((finding) => [`${kindOf(finding.address)} ${finding.problem}`, finding])).values()]
    },
  }
}
