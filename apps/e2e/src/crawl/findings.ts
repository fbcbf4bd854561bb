import type { Page } from '@playwright/test'

/** Widths at which no page may be wider than the window. */
export const widths = [375, 1024, 1440] as const

/** What a page does wrong; nothing where it is fine. */
export interface Finding {
  address: string
  problem: string
}

const height = 900

/** What leads on from a page, or is filled in to go on. */
const ways = 'a[href], button, input, select'

export const resize = (page: Page, width: number) => page.setViewportSize({ width, height })

/** Waits for what a page shows once it has been read; where it never comes, the page is judged as it is. */
export const settle = async (page: Page) => {
  await page.waitForLoadState('load')
  await page
    .waitForFunction(
      (awaited) =>
        awaited.every((selector) =>
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
        ),
      ['main h1', `main :is(${ways})`],
      { timeout: 10_000 },
    )
    .catch(() => undefined)
}

/** What a page says of itself. One that is just being left for another is asked where it has led. */
export const readPage = async <Read>(page: Page, read: () => Promise<Read>): Promise<Read> => {
  try {
    return await read()
  } catch {
    await settle(page)
    return read()
  }
}

/** A page names itself and the carrier in its title; the law gives the wishlist its own. */
const named = String.raw`.+ \| Halyard$|^Wishlist$|^Lista de deseos$`

/** Words that no Spanish sentence has. */
const english = String.raw`\b(the|you|your|with|is|are|of|and|this)\b`

/** The page has a title, a heading, something to read and a way on, no English where it is Spanish, and fits the window. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([way, title, foreign]) => {
      const main = document.querySelector('main')
      const shown = (selector: string) =>
        [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => element.checkVisibility())
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
      return [
        !new RegExp(title).test(document.title) && `is called “${document.title}”`,
        shown('h1').length === 0 && 'has no heading',
        (main?.innerText.trim().length ?? 0) < 20 && 'has no content',
        shown(way).length === 0 && 'offers no way on',
        ...(document.documentElement.lang === 'es' ? document.body.innerText.split('\n') : [])
          .filter((line) => new RegExp(foreign, 'i').test(line))
          .map((line) => `says “${line.slice(0, 80)}” in English`),
        over > 0 && `is ${over} px too wide at ${document.documentElement.clientWidth}`,
      ].filter((problem) => problem !== false)
    },
    [ways, named, english] as const,
  )

/** Milliseconds in which a page that is on its way to another has arrived. */
const patience = 10_000

/** What is wrong with the page, and stays so: a page that goes on by itself is judged where it arrives. */
export const problemsOf = async (page: Page): Promise<string[]> => {
  const end = Date.now() + patience
  for (;;) {
    const problems = await look(page).catch(() => ['can’t be read'])
    if (problems.length === 0 || Date.now() > end) return problems
    await page.waitForTimeout(100)
    await settle(page)
  }
}
