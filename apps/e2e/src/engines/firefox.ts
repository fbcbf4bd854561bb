import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import type { Engine, EngineElement, Viewport } from './engine'

const asElement = (handle: ElementHandle): EngineElement => ({
  click: () => handle.click(),
  async fill(text) {
    await handle.evaluate((field) => (field as HTMLInputElement).select())
    await handle.type(text)
  },
  type: (text) => handle.type(text),
})

const findElement = async (page: Page, expression: string): Promise<EngineElement> => {
  const handle = (await page.evaluateHandle(expression)).asElement()
  if (!handle) throw new Error('no element')
  return asElement(handle as ElementHandle)
}

/** Firefox over WebDriver BiDi. Playwright needs commands of it that Debian's Firefox does not know. */
export const openFirefox = async (executablePath: string, viewport: Viewport): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: viewport })
  const page = await browser.newPage()
  return {
    open: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    element: (expression) => findElement(page, expression),
    close: () => browser.close(),
  }
}
