/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')

const sources = ['libs/shop', 'libs/catalogue/src', 'libs/carrier/src', 'libs/rules/src', 'apps/storefront/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => path.endsWith('.ts') && !/node_modules|\.(test|gallery)\.ts$/.test(path))

/** What a source says in Spanish: the second object of its catalogue, and every text beside an English one. */
const spanishOf = (source: string): readonly string[] => [
  source.split('defineTexts(')[1]?.split(/\n {2}\},\n {2}\{\n/)[1] ?? '',
  ...(source.match(/\bes: (?:'[^'\n]*'|`[^`\n]*`)/g) ?? []),
]

const percents = sources.flatMap((path) =>
  spanishOf(readFileSync(join(root, path), 'utf8')).flatMap((text) => text.match(/\S*[\d}](?:\s|\\u00A0)?%/g) ?? []),
)

it('sets a percent in Spanish in one way: apart from its number by a space that does not break', () => {
  expect(percents.length).toBeGreaterThan(15)
  expect(percents.filter((text) => !text.endsWith(String.raw`\u00A0%`))).toEqual([])
})
