import ts from 'typescript'

const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope

const isIn = (folder: string, symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder)) ?? false

/** A generic alias keeps the words of its source; its names must be declared beside it. */
const genericSource = (symbol: ts.Symbol): string | undefined => {
  const [declaration] = symbol.declarations ?? []
  return declaration && ts.isTypeAliasDeclaration(declaration) && declaration.typeParameters
    ? declaration.getText().replace(/^(export )?/, 'export ')
    : undefined
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

const referencedIn = (node: ts.Node): ts.Symbol[] => {
  const found: ts.Symbol[] = []
  const visit = (inner: ts.Node) => {
    // The checker leaves the symbol on the names that it writes.
    if (ts.isTypeReferenceNode(inner)) found.push((inner.typeName as ts.Identifier & { symbol: ts.Symbol }).symbol)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return found
}

/**
 * Declares types that are inferred from schemas as plain ones, with those that they name.
 * @param folder only what is declared below it is spelled out
 */
export const declareTypes = (checker: ts.TypeChecker, wanted: readonly ts.Symbol[], folder: string): string => {
  const printer = ts.createPrinter()
  const [place] = wanted[0]?.declarations ?? []
  const declared = new Map<string, string>()
  const declare = (symbol: ts.Symbol) => {
    if (declared.has(symbol.name) || !isIn(folder, symbol)) return
    const source = genericSource(symbol)
    declared.set(symbol.name, source ?? '')
    if (source !== undefined || !place) return
    const node = spellOut(checker, symbol)
    const text = printer.printNode(ts.EmitHint.Unspecified, node, place.getSourceFile())
    declared.set(symbol.name, `export type ${symbol.name} = ${text}`)
    referencedIn(node).forEach(declare)
  }
  wanted.forEach(declare)
  return `${[...declared.values()].join('\n\n')}\n`
}
