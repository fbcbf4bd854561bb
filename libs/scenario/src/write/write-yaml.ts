import { isRecord, printableLine } from '@soe/contracts'
import { normaliseRule } from '../document/normalise-scenario'
import type { Scenario } from '../document/scenario'
import { spans } from '../document/triggers'

type Fields = Readonly<Record<string, unknown>>

const order = [
  ['apiVersion', 'kind', 'id', 'title', 'description', 'setup', 'rules', 'expect', 'sees'],
  [
    'id',
    'on',
    'audience',
    'per',
    'nth',
    'times',
    'always',
    'probability',
    'rate',
    'when',
    'between',
    'for',
    'after',
    'priority',
  ],
  ['reply', 'fault', 'commit', 'then'],
].flat()

const rankOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

const inOrder = (value: Fields): [string, unknown][] =>
  Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([left], [right]) => rankOf(left) - rankOf(right))

const words: ReadonlySet<string> = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n'])

/** Whether a text can go unquoted without being read as another type. */
const isPlain = (text: string, isInside: boolean): boolean =>
  /^[A-Za-z/][^\p{C}\p{Zl}\p{Zp}"\\#:{}[\]&*!|>%@`]*$/u.test(text) &&
  !(isInside && text.includes(',')) &&
  text.trim() === text &&
  printableLine(text) === text &&
  !words.has(text.toLowerCase())

/** Letters that JSON leaves as they are in a text, and YAML reads as something else or not at all. */
const unprintable = /[\p{Cc}\p{Cn}\p{Co}\p{Zl}\p{Zp}\ufeff]/gu

const escaped = (letters: string) =>
  Array.from({ length: letters.length }, (_, at) => `\\u${letters.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
    '',
  )

const quoted = (value: unknown) => JSON.stringify(value).replaceAll(unprintable, escaped)

/** A scalar in YAML, quoted if necessary. */
export const scalarText = (value: unknown, isInside = true): string =>
  typeof value === 'string' && isPlain(value, isInside) ? value : quoted(value)

const nameText = (name: string) =>
  /^[A-Za-z_][\w*-]*(\.[\w*-]+)*$/.test(name) && !/^(true|false|null)$/i.test(name) ? name : quoted(name)

const flowText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`
  if (!isRecord(value)) return scalarText(value)
  const fields = inOrder(value).map(([name, field]) => `${nameText(name)}: ${flowText(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const mostColumns = 78

const isShort = (value: unknown, before: number) => before + flowText(value).length <= mostColumns

/** Whether a value is written in block style, below its name. */
const isTall = (name: string, value: unknown) =>
  name === 'rules' || name === 'sees' || (Array.isArray(value) && value.some(isRecord))

/** What a line holds in any case: a scalar, or what has nothing in it. */
const flatText = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return scalarText(value, false)
  const text = flowText(value)
  return text === '[]' || text === '{}' ? text : undefined
}

const fieldLines = (name: string, value: unknown, indent: string): string[] => {
  const label = `${indent}${nameText(name)}:`
  const flat = flatText(value)
  if (flat !== undefined) return [`${label} ${flat}`]
  if (!isTall(name, value) && isShort(value, label.length + 1)) return [`${label} ${flowText(value)}`]
  return [
    label,
    ...(Array.isArray(value) ? itemLines(name, value, `${indent}  `) : mappingLines(value as Fields, `${indent}  `)),
  ]
}

const mappingLines = (value: Fields, indent: string): string[] =>
  inOrder(value).flatMap(([name, field]) => fieldLines(name, field, indent))

const itemOf = (list: string, item: unknown, indent: string): string[] => {
  const isOneLine =
    !isRecord(item) ||
    flatText(item) !== undefined ||
    (list !== 'rules' && Object.keys(item).length > 1 && isShort(item, indent.length))
  if (isOneLine) return [`${indent}- ${flowText(item)}`]
  const [first = '', ...rest] = mappingLines(item, `${indent}  `)
  return [`${indent}- ${first.trimStart()}`, ...rest]
}

const itemLines = (list: string, items: readonly unknown[], indent: string): string[] =>
  items.flatMap((item) => itemOf(list, item, indent))

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/** Fields that take one value or a list. */
const lists: ReadonlySet<string> = new Set([
  'on',
  'audience',
  'answered',
  'processStep',
  'lockOwner',
  'persona',
  'wrongHeader',
])

const oneForLists = (value: Fields): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      lists.has(name) && Array.isArray(field) && field.length === 1 ? field[0] : field,
    ]),
  )

type KeptRule = Scenario['rules'][number]

const defaults = ['per', 'priority', 'always', 'commit', 'then'] as const

/** Whether the rule's field has its default value. */
const isDefault = (rule: KeptRule, name: (typeof defaults)[number]): boolean => {
  const { [name]: _, ...rest } = rule
  return same(normaliseRule(rest)[name], rule[name])
}

const shortRule = (rule: KeptRule): Fields => {
  const dropped: readonly string[] = defaults.filter((name) => name in rule && isDefault(rule, name))
  const kept = Object.entries(rule).filter(([name]) => !dropped.includes(name))
  const { when, ...rest } = oneForLists(Object.fromEntries(kept))
  return { ...rest, ...(isRecord(when) && { when: oneForLists(when) }) }
}

/** The document without default values. */
export const shortForm = ({ rules, expect, ...head }: Scenario): Fields => ({
  ...head,
  ...(rules.length > 0 && {
    rules: rules.map((rule) => {
      // `always` is the default only beside `when` and spans.
      const short = shortRule(rule)
      const isNarrowed = ['when', ...spans].some((name) => name in short)
      return rule.always && !isNarrowed ? { ...short, always: true } : short
    }),
  }),
  ...(expect.length > 0 && { expect: expect.map((expectation) => oneForLists(expectation)) }),
})

/** Writes a scenario as a tester would, under lines of comment. */
export const writeYaml = (scenario: Scenario, comments: readonly string[] = []): string =>
  [...comments.map((comment) => `# ${printableLine(comment)}`), ...mappingLines(shortForm(scenario), ''), ''].join('\n')
