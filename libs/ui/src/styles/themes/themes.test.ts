import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(__dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const read = (path: string) => readFileSync(join(source, path), 'utf8')
const endingIn = (ending: string) => files.filter((path) => path.endsWith(ending))

const declaredIn = (css: string) => [...css.matchAll(/(--[\w-]+)['"]?:/g)].map(([, name]) => name)
const usedIn = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)

const tokensOf = (theme: 'shop' | 'console') =>
  files
    .filter((path) => path.startsWith(join('styles/themes', theme)) && path.endsWith('.css'))
    .flatMap((path) => declaredIn(read(path)))

const setByComponents = endingIn('.tsx').flatMap((path) => declaredIn(read(path)))

const consoleSheets = endingIn('.console.module.css')
const shopSheets = consoleSheets.map((path) => path.replace('.console.module.css', '.module.css'))
const sharedSheets = endingIn('.module.css').filter((path) => ![...consoleSheets, ...shopSheets].includes(path))

const unknownTokens = (path: string, known: readonly (string | undefined)[]) => {
  const css = read(path)
  const all = new Set([...known, ...declaredIn(css), ...setByComponents])
  return usedIn(css).filter((name) => !all.has(name))
}

const themed = endingIn('.tsx').flatMap((path) =>
  [...read(path).matchAll(/'#theme\/(.+)\.module\.css'/g)].map(([, name]): [path: string, sheet: string] => [
    path,
    name ?? '',
  ]),
)

it.each(themed)('%s has its sheet %s in both themes', (_, sheet) => {
  expect(existsSync(join(source, `${sheet}.module.css`))).toBe(true)
  expect(existsSync(join(source, `${sheet}.console.module.css`))).toBe(true)
})

it.each(themed)('%s reads only classes that one of the sheets of %s has', (path, sheet) => {
  const css = read(`${sheet}.module.css`) + read(`${sheet}.console.module.css`)
  const classes = new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name))
  const names = [...read(path).matchAll(/styles\.(\w+)/g)].map(([, name]) => name)
  expect(names.filter((name) => !classes.has(name))).toEqual([])
})

it.each(shopSheets)('%s uses tokens of the shop alone', (path) => {
  expect(unknownTokens(path, tokensOf('shop'))).toEqual([])
})

it.each(consoleSheets)('%s uses tokens of the console alone', (path) => {
  expect(unknownTokens(path, tokensOf('console'))).toEqual([])
})

it.each(sharedSheets)('%s uses tokens that one theme declares all of', (path) => {
  const [shop, console] = [unknownTokens(path, tokensOf('shop')), unknownTokens(path, tokensOf('console'))]
  expect(shop.length === 0 || console.length === 0 ? [] : { shop, console }).toEqual([])
})
