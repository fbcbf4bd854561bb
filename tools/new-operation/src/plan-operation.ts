import type { OperationName } from './operation-name'
import {
  carrierFile,
  carrierLine,
  carrierTestFile,
  contractFile,
  contractLine,
  routeEntry,
  routeFile,
  routeImport,
  type OperationKind,
  type OperationPaths,
} from './templates'

/** The text of a file of the workspace; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined

/** What the generator writes: files by their path from the workspace's root, with their whole text. */
export type FilePlan = ReadonlyMap<string, string>

export class PlanError extends Error {}

export interface NewOperation {
  readonly name: OperationName
  readonly kind: OperationKind
  /** The signed-in path; without one it follows the area's others. */
  readonly path?: string | undefined
}

const signedInPrefix = '/soe/digital/auth/'

/** The prospect's path of a signed-in one, by the pattern of the carrier's own. */
const prospectPath = (path: string) => {
  const parts = path.slice(signedInPrefix.length).split('/')
  const last = parts.pop() ?? ''
  return ['/soe/digital/prospect', ...parts, 'nse', last].join('/')
}

const pathsOf = ({ name, path }: NewOperation, siblings: string): OperationPaths => {
  const [, sibling] = /'signed-in': '(\/soe\/digital\/auth\/[^']+)'/.exec(siblings) ?? []
  const base = sibling?.slice(0, sibling.lastIndexOf('/')) ?? `${signedInPrefix}${name.folder}service`
  const signedIn = path ?? `${base}/${name.file}`
  if (!signedIn.startsWith(signedInPrefix)) throw new PlanError(`A signed-in path begins with ${signedInPrefix}`)
  return { 'signed-in': signedIn, prospect: prospectPath(signedIn) }
}

/** Imports the route, exports it again, and puts its entry at the end of the area's table. */
const withRoute = (routes: string, { name }: NewOperation): string => {
  const exported = routes.indexOf('\nexport {\n')
  const table = routes.indexOf('}\n', exported)
  const end = routes.lastIndexOf('} as const satisfies AreaRoutes')
  if (exported < 0 || end < 0) throw new PlanError('The routes of the area end in no table of entries.')
  return [
    routes.slice(0, exported),
    routeImport(name),
    routes.slice(exported, table),
    `  ${name.name},\n`,
    routes.slice(table, end),
    routeEntry(name),
    routes.slice(end),
  ].join('')
}

const sortedWith = (lines: string, line: string) =>
  [...lines.split('\n').filter(Boolean), line.trim()].toSorted().join('\n').concat('\n')

export const planOperation = (operation: NewOperation, readFile: ReadFile): FilePlan => {
  const { name } = operation
  const contracts = `libs/contracts/src/${name.folder}`
  const carrier = `libs/carrier/src/${name.folder}`
  const read = (path: string) => {
    const text = readFile(path)
    if (text === undefined) throw new PlanError(`There is no area "${name.area}": ${path} is missing.`)
    return text
  }
  const areaContracts = read(`${contracts}/${name.folder}.operations.ts`)
  const routes = read(`${contracts}/${name.folder}.routes.ts`)
  const areaCarrier = read(`${carrier}/${name.folder}.operations.ts`)
  const siblings = [...routes.matchAll(/from '\.\/([\w-]+\.route)'/g)].map(([, file]) =>
    read(`${contracts}/${file}.ts`),
  )
  const made = [`${contracts}/${name.file}.ts`, `${contracts}/${name.file}.route.ts`, `${carrier}/${name.file}.ts`]
  const taken = made.find((path) => readFile(path) !== undefined)
  if (taken !== undefined) throw new PlanError(`${name.key} exists: ${taken}`)
  return new Map([
    [`${contracts}/${name.file}.ts`, contractFile(name)],
    [`${contracts}/${name.file}.route.ts`, routeFile(name, operation.kind, pathsOf(operation, siblings.join()))],
    [`${contracts}/${name.folder}.operations.ts`, areaContracts + contractLine(name)],
    [`${contracts}/${name.folder}.routes.ts`, withRoute(routes, operation)],
    [`${carrier}/${name.file}.ts`, carrierFile(name)],
    [`${carrier}/${name.file}.test.ts`, carrierTestFile(name)],
    [`${carrier}/${name.folder}.operations.ts`, sortedWith(areaCarrier, carrierLine(name))],
  ])
}
