import { chromium, type Page } from '@playwright/test'
import type { AskedCall, Client, Outcome } from '../fault-table/outcome'
import { fetchOne } from './fetch-client'

/** A page of the call's origin that opens no connection to it: the browser is given the page. */
const openPage = async (page: Page, { url }: AskedCall) => {
  const blank = new URL('/a-page-of-the-shop', url).href
  if (page.url() === blank) return
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  )
  await page.goto(blank)
}

/** The fetch of pages in Chromium, which repeats a call on a used connection that ends without a byte. */
export const chromiumClient: Client = async (calls) => {
  const executablePath = process.env['CHROME_PATH']
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  try {
    const page = await browser.newPage()
    const outcomes: Outcome[] = []
    for (const call of calls) {
      await openPage(page, call)
      outcomes.push(await page.evaluate(fetchOne, call))
    }
    return outcomes
  } finally {
    await browser.close()
  }
}
