/** The values of a failed assertion that only one of its sides has. */
export interface Compared {
  readonly expected: readonly string[]
  readonly received: readonly string[]
}

/** Errors of the machine or the test runner, for which no part of the test is at fault. */
const environment =
  /browserType\.launch|has been closed|page crashed|worker process exited|ECONNREFUSED|ENOSPC|ENOMEM|EMFILE|heap out of memory|SIGKILL|ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|NAME_NOT_RESOLVED)/i

export const isOfEnvironment = (report: string): boolean =>
  environment.test(report) && comparedIn(report).every(({ expected }) => expected.length === 0)

export const isAssertion = (report: string): boolean => /expect|assert/i.test(report)

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const colours = /\u001B\[[\d;]*m/g

const linesIn = (report: string): readonly string[] =>
  report
    .replaceAll(colours, '')
    .split('\n')
    .map((line) => line.trim())

const pageLine = /https?:\/\/\S{1,2000}:\d+:\d+/

/** Whether the report has an error with a line of a page's script in its stack. */
export const isThrownInPage = (report: string): boolean =>
  linesIn(report).some((line) => line.replace(/^["+ ]+/, '').startsWith('at ') && pageLine.test(line))

const money = /\$[\d,]+(?:\.\d\d)?/g

const plainAmount = (text: string) => String(Number(text.replaceAll(/[$,]/g, '')))

/** The values of one side: its amounts of money, else the text without quotes and trailing commas. */
const valuesIn = (text: string): string[] => {
  const amounts = text.match(money)
  if (amounts) return amounts.map(plainAmount)
  const value = text
    .trim()
    .replace(/,$/, '')
    .replace(/^"[^"]+": /, '')
  return [value.replace(/^"(.*)"$/, '$1')]
}

const sides = [/^Expected(?: \w+)?:\s+(.+)$/, /^Received(?: \w+)?:\s+(.+)$/] as const

/** A line of a stack or of source below a difference. */
const afterDifference = /^(?:at|\d|>)/

/** The lines of a difference, after its legend. */
const differenceIn = (lines: readonly string[]): readonly string[] => {
  const legend = lines.findIndex(
    (line, index) => line.startsWith('- Expected ') && lines[index + 1]?.startsWith('+ Received '),
  )
  if (legend === -1) return []
  const rest = lines.slice(legend + 2)
  const end = rest.findIndex((line, index) => rest[index - 1] === '' && afterDifference.test(line))
  return end === -1 ? rest : rest.slice(0, end)
}

const lookedFor = /(?:getByText|name:|hasText:)[( ]'([^']{1,500})'/
const notFound = /(?:Received|Error): +<?element\(s\) not found/

/** The texts that a locator looked for and did not find. */
const missingIn = (lines: readonly string[]): string[] =>
  lines.some((line) => notFound.test(line))
    ? lines.flatMap((line) => (line.startsWith('Locator: ') ? (lookedFor.exec(line)?.[1] ?? []) : []))
    : []

const found = (lines: readonly string[], pattern: RegExp) =>
  lines.flatMap((line) => pattern.exec(line)?.[1] ?? []).flatMap(valuesIn)

const signed = (lines: readonly string[], sign: '-' | '+') =>
  lines.flatMap((line) => (line.startsWith(`${sign} `) ? valuesIn(line.slice(2)) : []))

const without = (values: readonly string[], others: ReadonlySet<string>) => values.filter((value) => !others.has(value))

export const comparedIn = (report: string): Compared[] => {
  const lines = linesIn(report)
  const missing = missingIn(lines).flatMap(valuesIn)
  const changed = differenceIn(lines)
  const inSides = sides.map((side) => found(lines, side))
  const inLines = [signed(changed, '-'), signed(changed, '+')]
  return [inSides, inLines, [missing, []]]
    .map(([expected = [], received = []]) => ({
      expected: without(expected, new Set(received)),
      received: without(received, new Set(expected)),
    }))
    .filter(({ expected, received }) => expected.length + received.length > 0)
}
