/** `npm run new -- cart.listSavedCarts` makes what an operation needs, `npm run new -- page trade-in.history` a page. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readPageName, type PageName } from './page-name'
import { planOperation, PlanError, type FilePlan, type NewOperation } from './plan-operation'
import { planPage } from './plan-page'
import { readOperation, usage } from './read-operation'

const readPage = (given: readonly string[]): PageName => {
  const name = given.length === 1 ? readPageName(given[0] ?? '') : undefined
  if (!name) throw new PlanError(usage)
  return name
}

const nextOfPage = ({ feature, file, key }: PageName) => `
Next:
  1. Write the page in libs/shop/${feature}/src/${file}/${file}-page.tsx, and its words, in both languages, beside it
  2. Say in ${file}.page.ts what the app shows around it, and which paragraph of the specification names its address
  3. Put its states into ${file}.story.tsx; look at them with npm run gallery
  4. npm run routes
It is at /sales/digital/${key}.html.`

const next = ({ name }: NewOperation) => `
Next:
  1. Say what crosses the wire in libs/contracts/src/${name.folder}/${name.file}.ts
  2. Check its paths and traits in libs/contracts/src/${name.folder}/${name.file}.route.ts
  3. Do it in libs/carrier/src/${name.folder}/${name.file}.ts, its test beside it:
     npx jest -c libs/carrier/jest.config.cjs src/${name.folder}/${name.file}
  4. Call it from the shop: import { ${name.name} } from '@soe/contracts/routes'
  5. npm run openapi
docs/for-contributors.md follows one operation from here to its page.`

const write = (root: string, plan: FilePlan) => {
  for (const [path, text] of plan) {
    console.log(`${existsSync(join(root, path)) ? 'changed' : 'made   '} ${path}`)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const main = () => {
  const root = resolve(process.env['SOE_ROOT'] ?? process.cwd())
  const readFile = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const given = process.argv.slice(2)
  if (given[0] === 'page') {
    const page = readPage(given.slice(1))
    write(root, planPage(page, readFile))
    console.log(nextOfPage(page))
    return
  }
  const operation = readOperation(given)
  write(root, planOperation(operation, readFile))
  console.log(next(operation))
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
