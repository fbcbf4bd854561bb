import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { declareTypes } from './declare-types'

/** What is imported of the contract by operation; the packed contract has most of it under other names. */
const contractTypes = ['AnswerOf', 'BodyInputOf', 'BodyOf', 'ErrorId', 'ErrorOf', 'OperationKey', 'QueryOf']

const contractImport = `import type { Answer, Body, ErrorId, ErrorOf, OperationKey, Query } from 'soe-contract'
export type { ErrorId, ErrorOf, OperationKey } from 'soe-contract'
export type AnswerOf<Key extends OperationKey> = Exclude<Answer<Key>, { errors: unknown }>
export type BodyInputOf<Key extends OperationKey> = Body<Key>
export type BodyOf<Key extends OperationKey> = [Body<Key>] extends [never] ? undefined : Body<Key>
export type QueryOf<Key extends OperationKey> = Query<Key>
`

/** A folder whose modules get declarations of their own. */
interface Part {
  readonly from: string
  readonly entries: readonly string[]
  /** Where its declarations go, below those of the package. */
  readonly to: string
}

const partOf = (parts: readonly Part[], file: string): Part | undefined =>
  parts.find(({ from }) => file.startsWith(`${from}/`))

/** Whether a file takes this from other folders of the workspace than its own. */
const leaves = ({ from }: Part, file: string, specifier: string): boolean =>
  specifier.startsWith('@soe/') ||
  (specifier.startsWith('.') && relative(from, join(dirname(file), specifier)).startsWith('..'))

const namesIn = (statement: ts.Statement, isOutside: (specifier: string) => boolean): readonly ts.Identifier[] => {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
  const { moduleSpecifier } = statement
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !isOutside(moduleSpecifier.text)) return []
  const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause
  return named && (ts.isNamedImports(named) || ts.isNamedExports(named))
    ? named.elements.flatMap(({ name }) => (ts.isIdentifier(name) ? name : []))
    : []
}

/** The types that a file takes from other folders of the workspace. */
const takenTypes = (checker: ts.TypeChecker, part: Part, { fileName, statements }: ts.SourceFile): ts.Symbol[] =>
  statements
    .flatMap((statement) => namesIn(statement, (specifier) => leaves(part, fileName, specifier)))
    .flatMap((name) => checker.getSymbolAtLocation(name) ?? [])
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => (flags & ts.SymbolFlags.Type) !== 0)

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'jest'],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  declaration: true,
  // The workspace's own check has seen these files.
  noCheck: true,
}

const workspaceTypes = 'workspace-types'

/** Where a file's declarations go, below those of the package. */
const declarationOf = ({ from, to }: Part, { fileName }: ts.SourceFile): string =>
  join(to, relative(from, fileName).replace(/\.ts$/, '.d.ts'))

/** ES modules name their files; types of other folders are in one file. */
const withFileNames = (text: string, part: Part, source: ts.SourceFile): string => {
  const depth = declarationOf(part, source).split(sep).length - 1
  const up = depth === 0 ? './' : '../'.repeat(depth)
  const nameOf = (specifier: string): string => {
    if (leaves(part, source.fileName, specifier)) return `${up}${workspaceTypes}.js`
    return specifier.startsWith('.') ? `${specifier}.js` : specifier
  }
  return text.replace(
    /(\bfrom |\bimport\()'([^']+)'/g,
    (_whole, before: string, name: string) => `${before}'${nameOf(name)}'`,
  )
}

interface EmitOptions {
  readonly root: string
  readonly parts: readonly Part[]
  readonly to: string
}

/** What other parts are asked for beside the types that are spelled out. */
const reexports = (parts: readonly Part[]): string =>
  parts
    .filter(({ to }) => to !== '')
    .flatMap(({ entries, to }) => entries.map((entry) => `export * from './${to}/${entry.replace(/\.ts$/, '.js')}'\n`))
    .join('')

/** Writes the declarations of a package of this workspace so that they need no other. */
export const emitDeclarations = async ({ root, parts, to }: EmitOptions): Promise<void> => {
  const program = ts.createProgram(
    parts.flatMap(({ from, entries }) => entries.map((entry) => join(from, entry))),
    options,
  )
  const checker = program.getTypeChecker()
  const written: Promise<void>[] = []
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await writeFile(join(to, file), text)
  }
  const taken = program.getSourceFiles().flatMap((source) => {
    const part = partOf(parts, source.fileName)
    if (!part) return []
    const emit = (_name: string, text: string) =>
      written.push(write(declarationOf(part, source), withFileNames(text, part, source)))
    program.emit(source, emit, undefined, true)
    return takenTypes(checker, part, source)
  })
  const isSpelledOut = ({ name, declarations = [] }: ts.Symbol): boolean => {
    const files = declarations.map((declaration) => declaration.getSourceFile().fileName)
    return (
      !contractTypes.includes(name) && files.some((file) => file.startsWith(join(root, 'libs')) && !partOf(parts, file))
    )
  }
  const types = declareTypes(checker, taken, isSpelledOut)
  written.push(write(`${workspaceTypes}.d.ts`, `${contractImport}${reexports(parts)}\n${types}`))
  await Promise.all(written)
}
