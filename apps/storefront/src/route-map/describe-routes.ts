import { buildPagePath, type PageName } from '@soe/shop-journey'
import { cataloguePages } from '../page-table/catalogue-pages'
import { matchIn } from '../page-table/match-in'
import { salesPages } from '../page-table/sales-pages'
import { specifiedPages } from './specified-pages'

/** The file whose page an address that leads on has. */
const leadFile = 'lead-page'

const pages = [...cataloguePages, ...salesPages]
const match = matchIn(pages)

const cell = (text: string) => text.replaceAll('|', '\\|')

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`)

const nameOf = (file: string) => (file === leadFile ? 'leads on' : file)

const pageRows = pages.flatMap(({ paths, file }) => paths.map((path) => [`\`${path}\``, nameOf(file)]))

const addressOf = (name: PageName) => buildPagePath(name)

const specifiedRows = (Object.keys(specifiedPages) as PageName[])
  .toSorted((left, right) => addressOf(left).localeCompare(addressOf(right), 'en'))
  .map((name) => [`\`${addressOf(name)}\``, nameOf(match(addressOf(name)).page.file), specifiedPages[name]])

/** The addresses of the shop as a page of the documentation. */
export const describeRoutes = (): string =>
  [
    '# Routes',
    '',
    'Written by `npm run routes`; a test compares it. Every address also stands with a slash at its end, and below `/espanol`; names within `/sales` stand without `.html` too.',
    '',
    '## Pages that the specification names',
    '',
    ...table(['address', 'page', 'specification'], specifiedRows),
    '',
    '## Every address',
    '',
    'The first that matches wins; `(one|other)` is either, `:name` is one segment. Anything else is a 404.',
    '',
    ...table(['address', 'page'], pageRows),
    '',
  ].join('\n')
