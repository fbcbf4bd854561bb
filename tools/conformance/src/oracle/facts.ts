import { isKeyOfMap } from '../judging/maps'
import { readSetCookie } from '../target/cookie-jar'
import { jsonOf, type ReceivedResponse } from '../target/exchange'

/** One value of an answer, and where it is; `pattern` is the place without indices and ids. */
export interface Fact {
  readonly at: string
  readonly pattern: string
  readonly value: string
}

/** Headers that the contract speaks of. */
const comparedHeaders = ['content-type', 'cache-control', 'e2erequestid', 'vzwaccountnumber', 'mobile']

const fact = (at: string, value: string): Fact => ({ at, pattern: at, value })

const headerFacts = ({ headers, setCookies }: ReceivedResponse): Fact[] => [
  ...comparedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [fact(`header ${name}`, headers[name])])),
  ...setCookies.map(readSetCookie).map(({ name, value }) => fact(`cookie ${name}`, value)),
]

const bodyFacts = (value: unknown, at: string, pattern: string): Fact[] => {
  if (Array.isArray(value)) {
    return [
      { at: `${at}.length`, pattern: `${pattern}.length`, value: String(value.length) },
      ...value.flatMap((part, index) => bodyFacts(part, `${at}[${index}]`, `${pattern}[]`)),
    ]
  }
  if (typeof value !== 'object' || value === null) return [{ at, pattern, value: JSON.stringify(value) ?? 'nothing' }]
  return Object.entries(value).flatMap(([name, part]) => {
    const [here, place] = [at, pattern].map((path) => (path === '' ? '' : `${path}.`))
    return bodyFacts(part, `${here}${name}`, `${place}${isKeyOfMap(pattern.split('.')) ? '*' : name}`)
  })
}

/** Everything that an answer says, value by value. */
export const factsOf = (response: ReceivedResponse): readonly Fact[] => [
  fact('status', String(response.status)),
  ...headerFacts(response),
  ...bodyFacts(jsonOf(response), '', ''),
]
