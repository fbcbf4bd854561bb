import type { Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** What a shopper's browser does to a page that is open. */
export interface Condition {
  readonly name: string
  readonly size?: readonly [width: number, height: number]
  readonly media?: Media
  readonly css?: string
}

/** WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Zoom leaves a window of 1280 pixels half or a quarter of them. */
export const conditions: readonly Condition[] = [
  { name: 'on a desk' },
  { name: 'in forced colors', media: { forcedColors: 'active' } },
  { name: 'with reduced motion', media: { reducedMotion: 'reduce' } },
  { name: 'in print', media: { media: 'print' }, size: [720, 960] },
  { name: 'at 200 %', size: [640, 512] },
  { name: 'at 400 %', size: [320, 256] },
  { name: 'with text spacing', size: [320, 640], css: spacing },
]

const usual: Media = { media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference' }

const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Sets a condition in place of the one before. */
export const setCondition = async (page: Page, { size: [width, height] = [1280, 900], media, css = '' }: Condition) => {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ ...usual, ...media })
  await setStyle(page, css)
}
