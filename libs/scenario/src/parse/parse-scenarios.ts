import { isSeq, LineCounter, parseAllDocuments, type Document, type YAMLError } from 'yaml'
import { findProblems } from '../lint/check-scenario'
import { limits } from '../document/check-plain'
import { describeFinding, error, isError, type Finding, type Problem, type ProblemCode } from '../document/finding'
import type { Scenario } from '../document/scenario'
import type { KnownNames } from '../lint/known-names'
import { describeYamlError } from './describe-yaml-error'
import { locate, toPosition, type Position } from './locate'
import { scanTokens } from './scan-tokens'
import { stripComments } from './strip-comments'

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

const problemsAtMost = 50

/** What the reader of the text itself has found, warnings included: a document is right or it is refused. */
const textProblems = ({ errors, warnings }: Document, index: number, lines: LineCounter): Problem[] =>
  [...errors, ...warnings].map((found) => ({
    ...describeFinding(error(codes[found.code] ?? 'syntax', [], describeYamlError(found))),
    ...toPosition(found.pos[0], lines),
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

const read = (text: string, format: ParseOptions['format'], lines: LineCounter): Read => {
  const documents = parseAllDocuments(text, {
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
  const list = Array.isArray(documents) ? documents : []
  const problems = list.flatMap((document, index) => textProblems(document, index, lines)).slice(0, problemsAtMost)
  return { problems, sources: problems.length > 0 ? [] : list.flatMap((document) => sourcesOf(document, format)) }
}

const repeatedId = ({ id }: Scenario, before: readonly Scenario[]): Finding[] =>
  before.some((other) => other.id === id)
    ? [error('duplicate-id', ['id'], `Another scenario of this text is named "${id}" already.`)]
    : []

const checkAll = ({ sources }: Read, lines: LineCounter, known: KnownNames): ParsedScenarios => {
  const scenarios: Scenario[] = []
  const problems = sources.flatMap(({ value, node }, document) => {
    const { scenario, findings } = findProblems(value, known)
    const repeated = scenario ? repeatedId(scenario, scenarios) : []
    if (scenario && repeated.length === 0) scenarios.push(scenario)
    return [...findings, ...repeated].map((finding) => ({
      ...describeFinding(finding),
      ...locate(node, finding.segments, lines),
      document,
    }))
  })
  return { ok: !problems.some(isError), scenarios, problems }
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
  const source = format === 'json' ? stripComments(text) : text
  const lines = new LineCounter()
  const refusal = scanTokens(source)
  if (refusal) return refused(error(refusal.code, [], refusal.message), positionIn(source, refusal.offset))
  const content = read(source, format, lines)
  if (content.problems.length > 0) return { ok: false, scenarios: [], problems: content.problems }
  const notJson = format === 'json' ? strictJson(source) : undefined
  if (notJson) return refused(notJson)
  if (content.sources.length === 0) return refused(error('empty', [], 'The text holds no scenario.'))
  return checkAll(content, lines, known)
}
