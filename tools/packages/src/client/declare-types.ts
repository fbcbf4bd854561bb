import ts from 'typescript'

const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope

/** A generic alias keeps the words of its source. */
const genericSource = (symbol: ts.Symbol): ts.TypeAliasDeclaration | undefined => {
  const [declaration] = symbol.declarations ?? []
  return declaration && ts.isTypeAliasDeclaration(declaration) && declaration.typeParameters ? declaration : undefined
}

const propertyNode = (checker: ts.TypeChecker, property: ts.Symbol): ts.TypeElement =>
  ts.factory.createPropertySignature(
    [ts.factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)],
    ts.factory.createStringLiteral(property.name),
    property.flags & ts.SymbolFlags.Optional ? ts.factory.createToken(ts.SyntaxKind.QuestionToken) : undefined,
    checker.typeToTypeNode(checker.getTypeOfSymbol(property), undefined, flags),
  )

/** The symbol's type spelled out, however it was inferred. */
const spellOut = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.TypeNode => {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  if (symbol.flags & ts.SymbolFlags.Interface) {
    return ts.factory.createTypeLiteralNode(
      checker.getPropertiesOfType(type).map((property) => propertyNode(checker, property)),
    )
  }
  const node = checker.typeToTypeNode(type, undefined, flags)
  if (!node) throw new Error(`${symbol.name} can't be spelled out`)
  return node
}

/** The checker leaves the symbol on the names that it writes; those of a source file have to be looked up. */
const symbolOf = (checker: ts.TypeChecker, { typeName }: ts.TypeReferenceNode): ts.Symbol | undefined =>
  (typeName as ts.EntityName & { symbol?: ts.Symbol }).symbol ?? checker.getSymbolAtLocation(typeName)

const referencedIn = (checker: ts.TypeChecker, node: ts.Node): ts.Symbol[] => {
  const found: ts.Symbol[] = []
  const visit = (inner: ts.Node) => {
    const symbol = ts.isTypeReferenceNode(inner) ? symbolOf(checker, inner) : undefined
    if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter)) found.push(symbol)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return found
}

/**
 * Declares types that are inferred from schemas as plain ones, with those that they name.
 * @param isSpelledOut false for types that readers have by another name or file
 */
export const declareTypes = (
  checker: ts.TypeChecker,
  wanted: readonly ts.Symbol[],
  isSpelledOut: (symbol: ts.Symbol) => boolean,
): string => {
  const printer = ts.createPrinter()
  const file = ts.createSourceFile('printed.ts', '', ts.ScriptTarget.ES2022)
  const declared = new Map<string, string>()
  const declare = (symbol: ts.Symbol) => {
    if (declared.has(symbol.name) || !isSpelledOut(symbol)) return
    declared.set(symbol.name, '')
    const source = genericSource(symbol)
    const node = source?.type ?? spellOut(checker, symbol)
    const text = source
      ? source.getText().replace(/^(export )?/, 'export ')
      : `export type ${symbol.name} = ${printer.printNode(ts.EmitHint.Unspecified, node, file)}`
    declared.set(symbol.name, text)
    referencedIn(checker, node).forEach(declare)
  }
  wanted.forEach(declare)
  return `${[...declared.values()].join('\n\n')}\n`
}
