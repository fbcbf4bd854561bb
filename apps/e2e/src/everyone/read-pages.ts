import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const row = /^\| `(\/[^`:(]*)` \| ([\w-]+) \|/

interface Row {
  address: string
  page: string
}

/** The addresses in docs/routes.md that show a page, in their order. */
const rows: readonly Row[] = readFileSync(join(import.meta.dirname, '../../../../docs/routes.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, address, page] = row.exec(line) ?? []
    return address !== undefined && page !== undefined ? [{ address, page }] : []
  })

/** Pages whose address names a product or a category. */
const named = ['/', '/smartphones/', '/smartphones/orbit-12-pro/', '/accessories/', '/accessories/orbit-12-pro-case/']

const ofPages = rows.filter(({ page }, index) => rows.findIndex((other) => other.page === page) === index)

const addressesOf = (chosen: readonly Row[]) => [...new Set([...named, ...chosen.map(({ address }) => address)])]

/** Every address of a page. */
export const everyAddress = addressesOf(rows)

/** An address of each page. */
export const everyPage = addressesOf(ofPages)
