import type { Page } from '@playwright/test'

/** What the window shows at half its size, as WebP, which Playwright's own screenshots can't be. */
export const pictureOfPage = async (page: Page): Promise<Buffer> => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  const { x, y } = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }))
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: { x, y, width, height, scale: 0.5 },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}
