import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The cuts of the shop's typeface, and the widths that each is for. */
const cuts = [
  ['shop-text', '95% 100%'],
  ['shop-display', '75% 94%'],
] as const

const assetsIn = (staticDir: string): readonly string[] => {
  try {
    return readdirSync(join(staticDir, 'assets'))
  } catch {
    return []
  }
}

/** Rules for the typeface of the shop that is served beside the page; none without one. */
export const shopFonts = (staticDir: string | undefined): string => {
  const assets = staticDir === undefined ? [] : assetsIn(staticDir)
  return cuts
    .map(([cut, stretch]) => {
      const file = assets.find((name) => name.startsWith(`${cut}-`) && name.endsWith('.woff2'))
      return file === undefined
        ? ''
        : `@font-face { font-family: "Instrument Sans Variable"; src: url("/assets/${file}") format("woff2");
        font-weight: 400 700; font-stretch: ${stretch}; font-display: swap; }`
    })
    .join('\n')
}
