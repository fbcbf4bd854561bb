import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { declareTypes } from './declare-types'

/** What the client imports of the contract by operation; the packed contract has it under other names. */
const contractTypes = ['AnswerOf', 'BodyInputOf', 'QueryOf', 'OperationKey']

const contractImport = `import type { Answer, Body, OperationKey, Query } from 'soe-contract'
export type { OperationKey } from 'soe-contract'
export type AnswerOf<Key extends OperationKey> = Exclude<Answer<Key>, { errors: unknown }>
export type BodyInputOf<Key extends OperationKey> = Body<Key>
export type QueryOf<Key extends OperationKey> = Query<Key>
`

const isOfWorkspace = (specifier: ts.Expression | undefined): boolean =>
  specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text.startsWith('@soe/')

const namesIn = (statement: ts.Statement): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] => {
  if (ts.isImportDeclaration(statement) && isOfWorkspace(statement.moduleSpecifier)) {
    const bindings = statement.importClause?.namedBindings
    return bindings && ts.isNamedImports(bindings) ? bindings.elements : []
  }
  if (ts.isExportDeclaration(statement) && isOfWorkspace(statement.moduleSpecifier)) {
    return statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : []
  }
  return []
}

/** The types that files take from other packages of the workspace. */
const takenTypes = (checker: ts.TypeChecker, files: readonly ts.SourceFile[]): ts.Symbol[] =>
  files
    .flatMap((file) => file.statements.flatMap(namesIn))
    .flatMap(({ name }) => checker.getSymbolAtLocation(name) ?? [])
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags, name }) => (flags & ts.SymbolFlags.Type) !== 0 && !contractTypes.includes(name))

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
}

/** ES modules name their files; types of the workspace stand in one file beside. */
const withFileNames = (text: string, toTypes: string): string =>
  text
    .replace(/(from )'(\.[^']*)'/g, "$1'$2.js'")
    .replace(/(from )'@soe\/[a-z]+'/g, `$1'${toTypes}'`)
    .replace(/import\('@soe\/[a-z]+'\)/g, `import('${toTypes}')`)

interface EmitOptions {
  readonly root: string
  /** The folder of the sources. */
  readonly from: string
  readonly entries: readonly string[]
  readonly to: string
}

/** Writes the declarations of a package of this workspace so that they need no other. */
export const emitDeclarations = async ({ root, from, entries, to }: EmitOptions): Promise<void> => {
  const program = ts.createProgram(
    entries.map((entry) => join(from, entry)),
    options,
  )
  const checker = program.getTypeChecker()
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${from}/`))
  const written: Promise<void>[] = []
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await writeFile(join(to, file), text)
  }
  for (const source of own) {
    const file = source.fileName.slice(from.length + 1).replace(/\.ts$/, '.d.ts')
    const toTypes = file.includes('/') ? '../workspace-types.js' : './workspace-types.js'
    const emit = (_name: string, text: string) => written.push(write(file, withFileNames(text, toTypes)))
    program.emit(source, emit, undefined, true)
  }
  const types = declareTypes(checker, takenTypes(checker, own), join(root, 'libs'))
  written.push(write('workspace-types.d.ts', `${contractImport}\n${types}`))
  await Promise.all(written)
}
