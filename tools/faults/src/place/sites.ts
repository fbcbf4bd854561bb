import { parse, type ParserPlugin } from '@babel/parser'
import type { Range } from './find-anchor'

interface Node extends Range {
  readonly type: string
}

interface Place {
  readonly node: Node
  /** The field of the parent that holds the node. */
  readonly field: string
  readonly parent: Place | undefined
}

/** How the original and its faults are put side by side. */
export type SiteForm = 'expression' | 'statement' | 'block' | 'braced'

/** The smallest part of a source around an anchor that a switch can choose. */
export interface Site extends Range {
  readonly form: SiteForm
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.start === 'number'

const childrenOf = (place: Place): Place[] =>
  Object.entries(place.node).flatMap(([field, value]) =>
    field === 'loc' || field.endsWith('Comments')
      ? []
      : [value].flat().flatMap((node: unknown) => (isNode(node) ? [{ node, field, parent: place }] : [])),
  )

const parseSource = (file: string, source: string): Place => {
  const plugins: ParserPlugin[] = ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])]
  const { program } = parse(source, { sourceType: 'module', plugins })
  return { node: program as unknown as Node, field: '', parent: undefined }
}

const findPlace = (place: Place, range: Range): Place | undefined => {
  const { start, end } = place.node
  if (start > range.start || end < range.end) return undefined
  for (const child of childrenOf(place)) {
    const found = findPlace(child, range)
    if (found) return found
  }
  return start === range.start && end === range.end ? place : undefined
}

const isFunction = ({ node: { type } }: Place) => /^(Arrow)?Function(Declaration|Expression)|Method$/.test(type)

/** Outside functions a switch would be asked once, when its module is loaded. */
const isInFunction = ({ parent }: Place): boolean =>
  parent !== undefined && (isFunction(parent) || isInFunction(parent))

const ownText = new Set(['StringLiteral', 'NumericLiteral', 'BooleanLiteral', 'NullLiteral', 'RegExpLiteral'])
const otherExpressions = new Set(['Identifier', 'TemplateLiteral', 'JSXElement', 'JSXFragment', 'ThisExpression'])
const asExpression = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

const isExpression = ({ type }: Node) =>
  ownText.has(type) || otherExpressions.has(type) || (type.endsWith('Expression') && !type.startsWith('JSX'))

/** Fields that hold a name, a target or a callee rather than a value. */
const unreplaceable: Readonly<Record<string, readonly string[]>> = {
  CallExpression: ['callee'],
  OptionalCallExpression: ['callee'],
  NewExpression: ['callee'],
  TaggedTemplateExpression: ['tag'],
  MemberExpression: ['property'],
  OptionalMemberExpression: ['property'],
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  AssignmentPattern: ['left'],
  VariableDeclarator: ['id'],
  ForInStatement: ['left'],
  ForOfStatement: ['left'],
  ObjectProperty: ['key'],
  ObjectMethod: ['key', 'params'],
  ArrowFunctionExpression: ['params'],
  FunctionExpression: ['id', 'params'],
  FunctionDeclaration: ['id', 'params'],
  RestElement: ['argument'],
  ObjectPattern: ['properties'],
  ArrayPattern: ['elements'],
  CatchClause: ['param'],
}

const isComputed = ({ node }: Place) => 'computed' in node && node.computed === true
const isShorthand = ({ node }: Place) => 'shorthand' in node && node.shorthand === true
const isOptional = ({ type }: Node) => type.startsWith('Optional')

const isImport = ({ node }: Place) => 'callee' in node && (node.callee as Node).type === 'Import'

/** Whether a value stands here that another may take the place of. */
const holdsValue = ({ node, field, parent }: Place): boolean => {
  if (!parent) return false
  const { type } = parent.node
  if (type.startsWith('TS') && !asExpression.has(type)) return false
  if (type.startsWith('JSX') || type.endsWith('Specifier') || isShorthand(parent) || isImport(parent)) return false
  if (parent.parent?.node.type === 'ObjectPattern' && type === 'ObjectProperty') return false
  // Brackets around its head would end a chain.
  if (isOptional(node) && isOptional(parent.node) && field === 'object') return false
  return !unreplaceable[type]?.includes(field) || (field === 'property' && isComputed(parent))
}

const plainStatements =
  /^(Expression|Return|If|For|ForIn|ForOf|While|DoWhile|Switch|Throw|Try|Break|Continue)Statement$/

/** An expression that opens a statement: a bracket at its front would go on with the line before it. */
const opensStatement = (place: Place, from: number): boolean => {
  const { parent } = place
  if (!parent || parent.node.start !== from) return false
  return parent.node.type === 'ExpressionStatement' || opensStatement(parent, from)
}

const formOf = (place: Place): SiteForm | undefined => {
  const { node, field, parent } = place
  if (node.type === 'BlockStatement') return 'block'
  if (plainStatements.test(node.type)) return 'statement'
  if (parent?.node.type === 'JSXExpressionContainer') return isExpression(node) ? 'expression' : undefined
  if (parent?.node.type === 'JSXAttribute' && field === 'value') return ownText.has(node.type) ? 'braced' : undefined
  if (field === 'children' && /^JSX(Element|Fragment)$/.test(node.type)) return 'braced'
  return isExpression(node) && holdsValue(place) && !opensStatement(place, node.start) ? 'expression' : undefined
}

const siteAround = (place: Place): Site | undefined => {
  const form = formOf(place)
  if (form) return { start: place.node.start, end: place.node.end, form }
  return place.parent && siteAround(place.parent)
}

export const siteFinder = (file: string, source: string) => {
  const program = parseSource(file, source)
  return (range: Range): Site => {
    const place = findPlace(program, range)
    const text = source.slice(range.start, range.end)
    if (!place) throw new Error(`${file}: this is not a single expression or statement: ${text}`)
    const site = isInFunction(place) ? siteAround(place) : undefined
    if (!site) throw new Error(`${file}: a switch cannot choose this at run time: ${text}`)
    return site
  }
}
