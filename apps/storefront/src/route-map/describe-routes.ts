import { pagePath, type Address, type PageName } from '@soe/shop-platform'
import { addresses } from '../pages/addresses'
import { allPages } from '../pages/all-pages'

/** The file whose page an address that leads on has. */
const leadFile = 'lead-page'

const cell = (text: string) => text.replaceAll('|', '\\|')

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`)

const named = allPages.flatMap((page) =>
  (Object.keys(page.addresses) as PageName[]).map((name) => ({ page, name, paragraph: page.addresses[name] })),
)

const nameOf = ({ file }: { file: string }) => (file === leadFile ? 'leads on' : file)

const patternOf = (name: string, address: Address) =>
  'path' in address ? address.path : `/sales/(${address.under.join('|')})/${address.name ?? name}.html`

const specifiedRows = named
  .filter(({ paragraph }) => paragraph !== 'chosen')
  .map(({ page, name, paragraph = '' }) => [`\`${pagePath(addresses, name)}\``, nameOf(page), paragraph])
  .toSorted(([left = ''], [right = '']) => left.localeCompare(right, 'en'))

const pageOf = new Map<string, string>(named.map(({ name, page }) => [name, nameOf(page)]))

const addressRows = Object.entries(addresses).map(([name, address]) => [
  `\`${patternOf(name, address)}\``,
  pageOf.get(name) ?? '',
])

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
    ...table(['address', 'page'], addressRows),
    '',
  ].join('\n')
