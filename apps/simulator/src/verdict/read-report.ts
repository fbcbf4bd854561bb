/** What a failed assertion has compared, as values that both sides do not have in common. */
export interface Compared {
  readonly expected: readonly string[]
  readonly received: readonly string[]
}

/** What ends a test from outside: it says nothing of the shop, the script or the carrier. */
const environment =
  /browserType\.launch|has been closed|page crashed|worker process exited|ECONNREFUSED|ENOSPC|ENOMEM|EMFILE|heap out of memory|SIGKILL|ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|NAME_NOT_RESOLVED)/i

export const isOfEnvironment = (report: string): boolean =>
  environment.test(report) && comparedIn(report).every(({ expected }) => expected.length === 0)

export const isAssertion = (report: string): boolean => /expect|assert/i.test(report)

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const colours = /\u001B\[[\d;]*m/g

const plainText = (report: string) => report.replaceAll(colours, '')

/** An error with a line of a page's script in its stack. */
export const isThrownInPage = (report: string): boolean =>
  /^[\s+"]*at .*https?:\/\/\S+:\d+:\d+/m.test(plainText(report))

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

const sides = [/^\s*Expected(?: \w+)?:\s+(.+)$/gm, /^\s*Received(?: \w+)?:\s+(.+)$/gm] as const

/** The lines of a difference, after its legend. */
const difference = /^\s*- Expected .*\n\s*\+ Received .*\n([\s\S]*?)(?:\n\s*\n\s*(?:at|\d|>)|$(?![\s\S]))/m
const lines = [/^\s*-\s+(.+)$/gm, /^\s*\+\s+(.+)$/gm] as const

/** What a locator that found nothing has looked for. */
const lookedFor =
  /Locator: .*?(?:getByText|name:|hasText:)[( ]'([^']+)'[\s\S]*?(?:Received|Error): +(?:<element\(s\) not found>|element\(s\) not found)/g

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, value = '']) => valuesIn(value))

/** The comparisons that a report shows. */
export const comparedIn = (report: string): Compared[] => {
  const text = plainText(report)
  const missing = found(text, lookedFor)
  const [, changed = ''] = difference.exec(text) ?? []
  const inSides = sides.map((side) => found(text, side))
  const inLines = lines.map((line) => found(changed, line))
  return [inSides, inLines, [missing, []]]
    .map(([expected = [], received = []]) => ({
      expected: expected.filter((value) => !received.includes(value)),
      received: received.filter((value) => !expected.includes(value)),
    }))
    .filter(({ expected, received }) => expected.length + received.length > 0)
}
