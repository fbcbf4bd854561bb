import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown'
import type { Plugin } from 'vite'

/** Where the pages below /sales begin. */
const salesDoor = 'sales-page'

const isChunk = (file: OutputAsset | OutputChunk | undefined): file is OutputChunk => file?.type === 'chunk'

type Follow = (chunk: OutputChunk) => readonly string[]

/** The chunks that some chunks lead to, each behind those that it needs. Chunks may need each other. */
const reachedFrom = (bundle: OutputBundle, names: readonly string[], follow: Follow): readonly string[] => {
  const entered = new Set<string>()
  const ordered: string[] = []
  const enter = (name: string): void => {
    const chunk = bundle[name]
    if (!isChunk(chunk) || entered.has(name)) return
    entered.add(name)
    chunk.imports.forEach(enter)
    ordered.push(name)
    follow(chunk).forEach(enter)
  }
  names.forEach(enter)
  return ordered
}

/** What a visitor of the catalogue may fetch. */
const catalogueFollows =
  (bundle: OutputBundle): Follow =>
  ({ dynamicImports }) =>
    dynamicImports.filter((name) => bundle[name]?.name !== salesDoor)

const stylesOf = (bundle: OutputBundle, chunks: Iterable<string>): string[] => [
  ...new Set(
    [...chunks].flatMap((name) => {
      const chunk = bundle[name]
      return isChunk(chunk) ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
    }),
  ),
]

const textOf = (bundle: OutputBundle, names: readonly string[]): string =>
  names
    .map((name) => {
      const file = bundle[name]
      return file?.type === 'asset' ? String(file.source) : ''
    })
    .join('')

/** Names the stylesheets in the document: one is linked, and of the other the pages below /sales learn the address. */
const withLinks = (html: string, shop: string, sales: string): string =>
  html
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(
      '</head>',
      `  <link rel="stylesheet" crossorigin href="/${shop}">\n    <meta name="sales-styles" content="/${sales}">\n  </head>`,
    )

/**
 * Two stylesheets: one that every page links, and one for the pages below /sales. A file for each chunk would be a round
 * trip each, and one file for all would hold up the first paint of the catalogue.
 */
export const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(isChunk)
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
    const shop = stylesOf(bundle, reachedFrom(bundle, entries, catalogueFollows(bundle)))
    const all = stylesOf(
      bundle,
      reachedFrom(bundle, entries, ({ dynamicImports }) => dynamicImports),
    )
    const sales = all.filter((name) => !shop.includes(name))
    const write = (name: string, parts: readonly string[]) =>
      this.getFileName(this.emitFile({ type: 'asset', name, source: textOf(bundle, parts) }))
    const document = bundle['index.html']
    if (document?.type !== 'asset') throw new Error('the build has no index.html')
    document.source = withLinks(String(document.source), write('shop.css', shop), write('sales.css', sales))
    for (const name of [...shop, ...sales]) delete bundle[name]
    for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear()
  },
})
