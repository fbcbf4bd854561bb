import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown'
import { transform } from 'lightningcss'
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

/** What a visitor of the catalogue may fetch: none of the pages that the door to the others, or what it needs, leads to. */
const catalogueFollows = (bundle: OutputBundle, entries: readonly string[]): Follow => {
  const nothing = () => []
  const door = Object.values(bundle).find(({ name }) => name === salesDoor)?.fileName ?? ''
  const opened = reachedFrom(bundle, entries, nothing)
  const beyond = reachedFrom(bundle, [door], nothing).filter((name) => !opened.includes(name))
  return ({ fileName, dynamicImports }) =>
    beyond.includes(fileName) ? [] : dynamicImports.filter((name) => name !== door)
}

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

/** Keeps the rules of each module once: a module that several chunks hold has its rules in the styles of each. */
const withoutCopies = (sheet: string, modules: readonly string[]): string =>
  modules.reduce((left, rules) => {
    const [before = '', ...after] = left.split(rules)
    return after.length > 1 ? before + rules + after.join('') : left
  }, sheet)

const without = (sheet: string, modules: readonly string[]): string =>
  modules.reduce((left, rules) => left.replaceAll(rules, () => ''), sheet)

/** What the shop's scripts are built for too. */
const targets = { chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, safari: (16 << 16) | (4 << 8) }

const minified = (filename: string, sheet: string) =>
  transform({ filename, code: Buffer.from(sheet), minify: true, targets }).code

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
export const styleSheets = (): Plugin[] => {
  const rulesOf = new Map<string, string>()
  return [
    {
      name: 'style-modules',
      apply: 'build',
      transform: { filter: { id: /\.css$/ }, handler: (rules, id) => void rulesOf.set(id, rules) },
    },
    {
      name: 'style-sheets',
      apply: 'build',
      enforce: 'post',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter(isChunk)
        const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
        const reachedBy = (follow: Follow) => stylesOf(bundle, reachedFrom(bundle, entries, follow))
        const shop = reachedBy(catalogueFollows(bundle, entries))
        const sales = reachedBy(({ dynamicImports }) => dynamicImports).filter((name) => !shop.includes(name))
        const modules = [...rulesOf.values()]
        const shopSheet = withoutCopies(textOf(bundle, shop), modules)
        const salesSheet = without(
          withoutCopies(textOf(bundle, sales), modules),
          modules.filter((rules) => shopSheet.includes(rules)),
        )
        const write = (name: string, sheet: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source: minified(name, sheet) }))
        const document = bundle['index.html']
        if (document?.type !== 'asset') throw new Error('the build has no index.html')
        const links = [write('shop.css', shopSheet), write('sales.css', salesSheet)] as const
        document.source = withLinks(String(document.source), ...links)
        for (const name of [...shop, ...sales]) delete bundle[name]
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear()
      },
    },
  ]
}
