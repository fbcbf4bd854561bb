import { yamlLanguage } from '@codemirror/lang-yaml'

type Node = ReturnType<typeof yamlLanguage.parser.parse>['topNode']

export interface Range {
  from: number
  to: number
}

export interface Field {
  key: Range
  value: Read | undefined
}

export interface Read extends Range {
  data: unknown
  fields?: ReadonlyMap<string, Field>
  items?: readonly (Read | undefined)[]
}

const childrenOf = (node: Node): Node[] => {
  const children: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['', null],
  ['~', null],
  ['null', null],
  ['true', true],
  ['false', false],
])

const number = /^[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?$/

const plain = (text: string): unknown => {
  if (words.has(text)) return words.get(text)
  return number.test(text) ? Number(text) : text.replaceAll(/\s*\n\s*/g, ' ')
}

const doubleQuoted = (text: string): string => {
  try {
    return String(JSON.parse(text.replaceAll(/\s*\n\s*/g, ' ')))
  } catch {
    return text.replaceAll(/^"|"$/g, '')
  }
}

const quoted = (text: string): string =>
  text.startsWith('"') ? doubleQuoted(text) : text.replaceAll(/^'|'$/g, '').replaceAll("''", "'")

const blockText = (text: string): string => {
  const [header = '', ...lines] = text.split('\n')
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)), 99)
  return lines.map((line) => line.slice(indent)).join(header.startsWith('>') ? ' ' : '\n')
}

const keyOf = (pair: Node, text: string): { key: Range; name: string } | undefined => {
  const key = pair.getChild('Key')
  if (!key) return undefined
  return { key: { from: key.from, to: key.to }, name: String(scalarOf(key.firstChild ?? key, text)) }
}

const scalarOf = (node: Node, text: string): unknown => {
  const slice = text.slice(node.from, node.to)
  if (node.name === 'QuotedLiteral') return quoted(slice)
  return node.name === 'BlockLiteral' ? blockText(slice) : plain(slice)
}

const readMapping = (node: Node, text: string): Read => {
  const fields = new Map<string, Field>()
  for (const pair of node.getChildren('Pair')) {
    const named = keyOf(pair, text)
    if (named) fields.set(named.name, { key: named.key, value: readInside(pair, text) })
  }
  const data = Object.fromEntries([...fields].map(([name, { value }]) => [name, value?.data ?? null]))
  // The parse tree starts a list item's mapping at the dash.
  const [first] = node.name === 'BlockMapping' ? fields.values() : []
  return { from: first?.key.from ?? node.from, to: node.to, data, fields }
}

const readSequence = (node: Node, text: string): Read => {
  const items = node.getChildren('Item').map((item) => readInside(item, text))
  return { from: node.from, to: node.to, data: items.map((item) => item?.data ?? null), items }
}

const readers: Readonly<Record<string, (node: Node, text: string) => Read>> = {
  BlockMapping: readMapping,
  FlowMapping: readMapping,
  BlockSequence: readSequence,
  FlowSequence: readSequence,
}

const scalars: ReadonlySet<string> = new Set(['Literal', 'QuotedLiteral', 'BlockLiteral'])

const readNode = (node: Node, text: string): Read | undefined => {
  const reader = readers[node.name]
  if (reader) return reader(node, text)
  return scalars.has(node.name) ? { from: node.from, to: node.to, data: scalarOf(node, text) } : undefined
}

const readInside = (node: Node, text: string): Read | undefined => {
  for (const child of childrenOf(node)) {
    const read = readNode(child, text)
    if (read) return read
  }
  return undefined
}

/** Reads the first YAML or JSON document of a text that may be half written. */
export const readYaml = (text: string): Read | undefined => {
  const document = yamlLanguage.parser.parse(text).topNode.getChild('Document')
  return document ? readInside(document, text) : undefined
}

const steps = /([^.[\]"]+)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/g

const stepsOf = (path: string) =>
  [...path.matchAll(steps)].map(([, name, index, key]) => (index === undefined ? (name ?? key ?? '') : Number(index)))

/** The field at a path such as `rules[0].reply.error`; a list item has no key. */
export const fieldAt = (root: Read | undefined, path: string): Field | undefined => {
  let field: Field | undefined = root && { key: { from: root.from, to: root.from }, value: root }
  for (const step of stepsOf(path)) {
    const inside: Read | undefined = field?.value
    const item = typeof step === 'number' ? inside?.items?.[step] : undefined
    field = typeof step === 'number' ? item && { key: item, value: item } : inside?.fields?.get(step)
  }
  return field
}
