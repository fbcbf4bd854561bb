import type { Exchange } from '../target/exchange'
import { wireViolation } from './judge-headers'
import type { Violation } from './violation'

/** What belongs in a log, by what gives it away. */
const marks: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack trace', /(?:^|\\n|\n|")[ \t]{0,80}at [\w$.<>]{1,300}[ (].{0,200}?:\d+/],
  [
    'a stack trace',
    /Traceback \(most recent call last\)|\.(?:java|kt|scala|cs|go|py|rb):(?:line )?\d+\b|goroutine \d+ \[/,
  ],
  ['an exception', /(?<![\w.])[A-Za-z][\w.]*[a-z](?:Exception|Error)\b(?:[:(]|\\n|")|\bpanic: |\bruntime error: /],
  [
    'a path of the server',
    /(?:\/(?:home|usr|var|opt|srv|app|root|etc|tmp)\/[\w.-]+\/[\w./-]+|[A-Z]:\\\\?[\w.-]+\\)|node_modules/,
  ],
  [
    'an address of its network',
    /\b(?:redis|jdbc|amqp|kafka|mongodb|postgres(?:ql)?|mysql|ldap)s?:[\w:@]{0,80}\/\/|(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:internal|svc|cluster\.local)\b|\b(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}):\d+|\bECONNREFUSED\b/,
  ],
  ['a query', /\b(?:SELECT\b.{1,200}\bFROM|INSERT INTO|UPDATE\b.{1,100}\bSET|DELETE FROM)\b|SQLSTATE|ORA-\d{5}/],
  [
    'an answer of its database',
    /\bduplicate (?:key|entry)\b|\bviolates [\w ]{0,20}constraint\b|\b(?:relation|table|column) \\?["'`][\w.]+\\?["'`] does(?: not|n't) exist/i,
  ],
]

const isError = ({ status, body }: Exchange['response']) => status >= 400 || body.includes('"errors":[{')

const revealed = ({ response }: Exchange): Violation[] => {
  if (!isError(response)) return []
  const found = marks.find(([, pattern]) => pattern.test(response.body))
  const [text = ''] = found ? (found[1].exec(response.body) ?? []) : []
  return found ? [wireViolation('error-reveals', 'error', `${found[0]}, ${JSON.stringify(text.slice(0, 80))}`)] : []
}

const secretNames = /"(cardNumber|securityCode|transferPin|accountPin)"\s*:\s*"([^"]+)"/g

/** Secrets of a request that its answer repeats. A short one is known by its field alone: its digits are anywhere. */
const repeated = ({ request, response }: Exchange): Violation[] =>
  [...(request.body ?? '').matchAll(secretNames)].flatMap(([, name = '', secret = '']) => {
    const isShown = secret.length > 8 ? response.body.includes(secret) : response.body.includes(`"${name}":"${secret}"`)
    return isShown ? [wireViolation('secret-shown', name, `the answer repeats ${name}`)] : []
  })

export const leakViolations = (exchange: Exchange): Violation[] => [...revealed(exchange), ...repeated(exchange)]
