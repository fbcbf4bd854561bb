import { Composer, type CST, type YAMLError, isSeq, LineCounter, type Document, isMap, isPair, isScalar } from 'yaml'
import { findProblems } from '../lint/check-scenario'
import { limits } from '../document/check-plain'
import {
  describeFinding,
  error,
  isError,
  listable,
  listed,
  type Finding,
  type Problem,
  type ProblemCode,
  type Segment,
} from '../document/finding'
import type { Scenario } from '../document/scenario'
import type { KnownNames } from '../lint/known-names'
import { locate, toPosition, type Position } from './locate'
import { scanTokens } from './scan-tokens'

/** What to write in place of YAML that can't be read; the reader's own words are for those who write readers. */
const words: Readonly<Record<YAMLError['code'], string>> = {
  ALIAS_PROPS: 'An alias stands alone, and none is taken here.',
  BAD_ALIAS: 'This is not an alias, and none is taken here: put text that begins with & or * in quotes.',
  BAD_COLLECTION_TYPE: 'This tag is about another kind of value, and none is taken here.',
  BAD_DIRECTIVE: 'No line begins with %: put such text in quotes.',
  BAD_DQ_ESCAPE: 'There is no such escape in double quotes: write \\\\ for a backslash, or take single quotes.',
  BAD_INDENT: 'This stands too far left or right: fields of one object begin at one column, and [ and { are closed.',
  BAD_PROP_ORDER: 'Anchors and tags are not taken here: put text that begins with & or ! in quotes.',
  BAD_SCALAR_START: 'Text that begins with @, ` or % stands in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Text with a colon and a space in it stands in quotes; a field of its own begins on a new line.',
  BLOCK_IN_FLOW: 'Between [ and ] or { and } lists and objects are written with brackets, too.',
  DUPLICATE_KEY: 'This field stands here already.',
  IMPOSSIBLE: 'This cannot be read as YAML.',
  KEY_OVER_1024_CHARS: 'The name of this field is too long.',
  MISSING_CHAR: 'Something is missing here: a closing quote, the colon after a name, or the - of an item.',
  MULTILINE_IMPLICIT_KEY:
    'This field stands deeper than the one above, which has its value already: begin both at one column, and put a text of several lines in quotes.',
  MULTIPLE_ANCHORS: 'Anchors are not taken here: put text that begins with & in quotes.',
  MULTIPLE_DOCS: 'Documents are kept apart by a line with ---.',
  MULTIPLE_TAGS: 'Tags are not taken here: put text that begins with ! in quotes.',
  NON_STRING_KEY: 'The name of a field is a text.',
  RESOURCE_EXHAUSTION: 'The document is nested too deep.',
  TAB_AS_INDENT: 'Lines are indented by spaces, not by tabs.',
  TAG_RESOLVE_FAILED: 'Tags are not taken here: put text that begins with ! in quotes.',
  UNEXPECTED_TOKEN: 'This cannot stand here: a bracket or a quote is missing or too many, or text needs quotes.',
}

/** What is wrong with the text, in a tester's words. */
export const describeYamlError = ({ code }: Pick<YAMLError, 'code'>): string => words[code]

/** A string of JSON, or a comment of either kind; one that does not end goes on to where it has to. */
const stringOrComment = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g

const blank = (comment: string): string => comment.replaceAll(/[^\n\r]/g, ' ')

/** JSON with its comments blanked out: every character that stays keeps its place. */
export const stripComments = (text: string): string =>
  text.replaceAll(stringOrComment, (match) => (match.startsWith('"') ? match : blank(match)))

export interface ParseOptions extends KnownNames {
  /** JSON may hold comments, and one scenario or a list of them; YAML any number of documents. */
  readonly format?: 'yaml' | 'json'
}

export interface ParsedScenarios {
  /** No document of the text has an error. */
  readonly ok: boolean
  /** Those without an error. */
  readonly scenarios: readonly Scenario[]
  readonly problems: readonly Problem[]
}

const refused = (finding: Finding, position?: Position): ParsedScenarios => ({
  ok: false,
  scenarios: [],
  problems: [{ ...describeFinding(finding), ...position }],
})

const codes: Readonly<Partial<Record<YAMLError['code'], ProblemCode>>> = {
  DUPLICATE_KEY: 'duplicate-key',
  TAG_RESOLVE_FAILED: 'tag',
  NON_STRING_KEY: 'not-json',
  RESOURCE_EXHAUSTION: 'too-deep',
}

/** A field that stands too deep is text with a colon in it to the reader, which says both. */
const likelyMeant = (found: readonly YAMLError[]): readonly YAMLError[] => {
  const tooDeep = new Set(found.flatMap(({ code, pos: [at] }) => (code === 'MULTILINE_IMPLICIT_KEY' ? [at] : [])))
  return found.filter(({ code, pos: [at] }) => code !== 'BLOCK_AS_IMPLICIT_KEY' || !tooDeep.has(at))
}

interface Placed extends Finding {
  readonly position: Position
  readonly document: number
}

const describePlaced = ({ position, document, ...finding }: Placed): Problem => ({
  ...describeFinding(finding),
  ...position,
  document,
})

/** What the reader of the text itself has found, warnings included: a document is right or it is refused. */
const textFindings = ({ errors, warnings }: Document, index: number, lines: LineCounter): Placed[] =>
  likelyMeant([...errors, ...warnings]).map((found) => ({
    ...error(codes[found.code] ?? 'syntax', [], describeYamlError(found)),
    position: toPosition(found.pos[0], lines),
    document: index,
  }))

/** A scenario and its node in the text. */
interface Source {
  readonly value: unknown
  readonly node: unknown
}

const sourcesOf = (document: Document, format: ParseOptions['format']): Source[] => {
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  const { contents } = document
  if (format !== 'json' || !isSeq(contents) || !Array.isArray(value)) return [{ value, node: contents }]
  return value.map((item: unknown, index) => ({ value: item, node: contents.items[index] }))
}

interface Read {
  readonly sources: readonly Source[]
  readonly problems: readonly Problem[]
}

const read = (tokens: readonly CST.Token[], format: ParseOptions['format'], lines: LineCounter): Read => {
  const composer = new Composer({
    lineCounter: lines,
    schema: 'core',
    version: '1.2',
    merge: false,
    stringKeys: true,
    uniqueKeys: true,
    logLevel: 'silent',
    // A pretty message costs a walk through the text, for each of thousands.
    prettyErrors: false,
  })
  const list = [...composer.compose(tokens)]
  const problems = listed(list.flatMap((document, index) => textFindings(document, index, lines))).map(describePlaced)
  return { problems, sources: problems.length > 0 ? [] : list.flatMap((document) => sourcesOf(document, format)) }
}

const repeatedId = ({ id }: Scenario, before: readonly Scenario[]): Finding[] =>
  before.some((other) => other.id === id)
    ? [error('duplicate-id', ['id'], `Another scenario of this text is named "${id}" already.`)]
    : []

interface Place {
  readonly node: unknown
  readonly segments: readonly Segment[]
}

const childrenOf = ({ node, segments }: Place): Place[] => {
  if (isSeq(node)) return node.items.map((item, index) => ({ node: item, segments: [...segments, index] }))
  if (!isMap(node)) return []
  return node.items.flatMap((pair) =>
    isPair(pair) && isScalar(pair.key) ? [{ node: pair.value, segments: [...segments, String(pair.key.value)] }] : [],
  )
}

const under = (places: readonly Place[], ...names: readonly Segment[]): Place[] =>
  places.flatMap(childrenOf).filter(({ segments }) => names.includes(segments.at(-1) ?? ''))

const findIn = (place: Place): Finding[] => {
  const { node, segments } = place
  if (!isScalar(node)) return childrenOf(place).flatMap(findIn)
  const { value, source } = node
  if (typeof value !== 'number' || source === undefined || JSON.stringify(value) === source) return []
  const how = 'to send it as it stands, give the body as text, with the header Content-Type: application/json'
  return [error('other-digits', segments, `${source} would be sent as ${value}; ${how}.`)]
}

/** Numbers of scripted bodies that JavaScript would send in other digits. */
const otherDigits = (document: unknown): Finding[] => {
  const rules = under([{ node: document, segments: [] }], 'rules').flatMap(childrenOf)
  return under(under(rules, 'reply'), 'body', 'patch').flatMap(findIn)
}

const checkAll = ({ sources }: Read, lines: LineCounter, known: KnownNames): ParsedScenarios => {
  const scenarios: Scenario[] = []
  let errors = 0
  const found = sources.flatMap(({ value, node }, document) => {
    if (errors >= listable) return []
    const { scenario, findings } = findProblems(value, known)
    const repeated = scenario ? repeatedId(scenario, scenarios) : []
    const digits = otherDigits(node)
    if (scenario && repeated.length + digits.length === 0) scenarios.push(scenario)
    const all = [...findings, ...repeated, ...digits]
    errors += all.filter(isError).length
    return all.map((finding) => ({ ...finding, node, document }))
  })
  const problems = listed(found).map(({ node, ...finding }) =>
    describePlaced({ ...finding, position: locate(node, finding.segments, lines) }),
  )
  return { ok: errors === 0, scenarios, problems }
}

const strictJson = (text: string): Finding | undefined => {
  try {
    JSON.parse(text)
    return undefined
  } catch (problem) {
    return error('syntax', [], `This is not JSON: ${(problem as Error).message}.`)
  }
}

const positionIn = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const isTooLong = (text: string): boolean => text.length > limits.characters

/**
 * Reads a text of scenarios and evaluates nothing in it. Refuses before any value is made: long texts, deep nesting,
 * anchors and aliases, tags, merge keys, repeated and unsafe names, and values that JSON lacks.
 */
export const parseScenarios = (text: string, { format = 'yaml', ...known }: ParseOptions = {}): ParsedScenarios => {
  if (isTooLong(text))
    return refused(error('too-large', [], `The text is longer than ${limits.characters} characters.`))
  const plain = text.replace(/^\ufeff/, '')
  const source = format === 'json' ? stripComments(plain) : plain
  const lines = new LineCounter()
  const tokens = scanTokens(source, lines)
  if ('code' in tokens) return refused(error(tokens.code, [], tokens.message), positionIn(source, tokens.offset))
  const content = read(tokens, format, lines)
  if (content.problems.length > 0) return { ok: false, scenarios: [], problems: content.problems }
  const notJson = format === 'json' ? strictJson(source) : undefined
  if (notJson) return refused(notJson)
  if (content.sources.length === 0) return refused(error('empty', [], 'The text holds no scenario.'))
  return checkAll(content, lines, known)
}
