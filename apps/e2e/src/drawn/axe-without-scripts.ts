import type { Browser, Page } from '@playwright/test'
import { findAxeViolations, type Violation } from '../fixtures/find-axe-violations'

/** As it shows without scripts, in a browser that runs those of axe. */
const asShown = (html: string) =>
  html.replaceAll(/<(\/?)noscript>/g, '<$1div>').replaceAll(/<script type="module"[^>]*><\/script>/g, '')

const asStyled = (css: string) => css.replaceAll(/\(scripting:\s*none\)/g, '(width > 0)')

/** The violations of a page that runs no scripts: those of its copy in a page that does. */
export const axeWithoutScripts = async (browser: Browser, page: Page): Promise<Violation[]> => {
  const copy = await browser.newPage({ javaScriptEnabled: true })
  const body = asShown(await page.content())
  await copy.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: asStyled(await response.text()) })
  })
  await copy.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html' }))
  await copy.goto(page.url())
  const violations = await findAxeViolations(copy)
  await copy.close()
  return violations
}
