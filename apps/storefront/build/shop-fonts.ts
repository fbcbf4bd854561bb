import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../../node_modules/.cache/soe-fonts', import.meta.url))
const stylesheet = new URL('../../../libs/ui/src/styles/themes/shop/fonts.css', import.meta.url)
const { resolve } = createRequire(import.meta.url)

/** What each cut holds of the typeface's axes: text keeps its weights, display has one weight and width. */
const cuts = [
  { name: 'text', source: 'wght', axes: {}, features: ['tnum'] },
  { name: 'display', source: 'wdth', axes: { wght: 500, wdth: 88 }, features: ['kern', 'tnum'] },
] as const

const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .map((range) => range.replace('U+', '').trim().split('-'))
    .flatMap(([first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')

/** The characters of a cut are those that its `@font-face` promises by `unicode-range`. */
const promisedCharacters = (css: string, name: string): string => {
  const ranges = new RegExp(`shop-fonts/${name}\\.woff2[^}]*unicode-range:([^;]*);`).exec(css)?.[1]
  if (ranges === undefined) throw new Error(`fonts.css names no unicode-range for the cut "${name}"`)
  return charactersOf(ranges)
}

async function writeCut(css: string, { name, source, axes, features }: (typeof cuts)[number]): Promise<void> {
  const font = await readFile(
    resolve(`@fontsource-variable/instrument-sans/files/instrument-sans-latin-${source}-normal.woff2`),
  )
  const cut = await subsetFont(font, promisedCharacters(css, name), {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    variationAxes: axes,
  })
  const unfinished = join(folder, `${name}.${process.pid}`)
  await writeFile(unfinished, cut)
  await rename(unfinished, join(folder, `shop-${name}.woff2`))
}

/** Cuts the shop's typeface down to what its pages say, half the bytes of the whole, for `@soe/shop-fonts/…`. */
export const shopFonts = (): Plugin => ({
  name: 'shop-fonts',
  async config() {
    const css = await readFile(stylesheet, 'utf8')
    await mkdir(folder, { recursive: true })
    await Promise.all(cuts.map((cut) => writeCut(css, cut)))
    return { resolve: { alias: [{ find: /^@soe\/shop-fonts\//, replacement: `${folder}/shop-` }] } }
  },
})
