import type { RuleInput, ScenarioInput } from '@soe/scenario'

const words: ReadonlySet<string> = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n'])

const isPlain = (text: string): boolean => /^[A-Za-z][\w./-]*$/.test(text) && !words.has(text.toLowerCase())

const text = (value: string): string => (isPlain(value) ? value : JSON.stringify(value))

/** A name is never taken for a truth value. */
const nameOf = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name))

/** A value on one line. */
const flow = (value: unknown): string => {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${nameOf(name)}: ${flow(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const command = (value: object): string[] =>
  Object.entries(value).map(([name, given]) => `      - ${name}: ${flow(given)}`)

const field = ([name, value]: [string, unknown]): string[] =>
  name === 'then' ? ['then:', ...(value as object[]).flatMap(command)] : [`${name}: ${flow(value)}`]

const rule = (value: RuleInput): string[] =>
  Object.entries(value)
    .flatMap(field)
    .map((line, at) => (line.startsWith(' ') ? line : `${at === 0 ? '  - ' : '    '}${line}`))

const expectation = (value: object): string => `  - ${flow(value)}`

/** The scenario as one would write it by hand, under lines of comment. */
export const writeYaml = (
  { rules = [], expect = [], setup = [], ...head }: ScenarioInput,
  comments: readonly string[],
): string =>
  [
    ...comments.map((comment) => `# ${comment}`),
    ...Object.entries(head).map(([name, value]) => `${name}: ${flow(value)}`),
    ...(setup.length > 0 ? ['setup:', ...setup.map((given) => `  - ${flow(given)}`)] : []),
    ...(rules.length > 0 ? ['rules:', ...rules.flatMap(rule)] : []),
    ...(expect.length > 0 ? ['expect:', ...expect.map(expectation)] : []),
    '',
  ].join('\n')
