import { isErrorId, type Command, type ErrorId, type OperationKey } from '@soe/contracts'
import type { RuleInput } from '@soe/scenario'
import type { Act, OpenedPage, RecordedTest } from '@soe/simulator-client/playwright'

type RecordedSite = RecordedTest['calls'][number]

/** Rules are typed by the contract, which does not know what a browser calls without a world. */
export const asTarget = (operation: string) => operation as OperationKey

/** A call of a journey, and what the journey knows of it. */
export interface Site {
  readonly operation: string
  /** Which of the journey's calls of the operation it is, from 1. */
  readonly nth: number
  readonly page?: string | undefined
  readonly digest?: string | undefined
  /** How the page can be opened just before the call, and which of the page's own calls it is then. */
  readonly opened?: (OpenedPage & { readonly nth: number }) | undefined
  readonly isChange: boolean
  readonly extremes?: RecordedSite['extremes']
  readonly says?: RecordedSite['says']
  readonly errors: readonly string[]
  /** The call before it, where the world can be changed after it. */
  readonly previous?: { readonly operation: OperationKey; readonly nth: number } | undefined
  /** An operation that its page calls next. */
  readonly next?: string | undefined
  /** What the shopper is buying by then. */
  readonly sku?: string | undefined
}

/** What the call meets. */
type Outcome = Pick<RuleInput, 'reply' | 'fault' | 'commit'>

/** A thing that can go wrong with a call. */
export interface Failure {
  readonly name: string
  readonly title: string
  /** Acts on the call itself; undefined where that can't happen to it. */
  readonly outcome?: (site: Site) => Outcome | undefined
  /** Happens to the world between the call and the one before it. */
  readonly between?: (site: Site) => Command | undefined
  /** Done once more, the call goes well. */
  readonly isPassing?: true
  readonly isEndless?: true
  /** Every call of the operation fails from then on. */
  readonly isDown?: true
  /** Nothing fails: the answer is an unusual one that the contract allows. */
  readonly isLegal?: true
  /** What the shopper does while the answer is on its way. */
  readonly act?: Act
  /** The error that is answered. */
  readonly error?: string
}

const ofChanges =
  (outcome: Outcome) =>
  ({ isChange }: Site) =>
    isChange ? outcome : undefined

const held = ({ next }: Site): Outcome | undefined =>
  next ? { fault: { hold: { until: { answered: asTarget(next) }, atMost: 'PT3S' } } } : undefined

/** A change whose answer takes long, and what a shopper does who does not wait for it. */
const impatience = (
  [
    ['press-again', 'The same is pressed twice'],
    ['press-another', 'Something else is pressed'],
    ['back-and-forward', 'The shopper goes back and forward'],
    ['reload', 'The page is reloaded'],
    ['second-tab', 'The page is opened in a second tab'],
    ['hide', 'The tab goes to the background, and comes back'],
    ['go-offline', 'The network goes, and comes back'],
    ['type-on', 'The shopper types on'],
  ] as const
).map(([act, title]): Failure => ({
  name: act,
  title: `${title} while the answer is on its way`,
  outcome: ofChanges({ fault: { delay: { fixed: 'PT3S' } } }),
  act,
}))

/** Unusual answers, which no page may take for a failure. */
const extremes = (
  [
    ['least', 'The answer leaves out what it may, and its sums are 0'],
    ['empty', 'The lists of the answer are empty'],
    ['most', 'The lists of the answer have fifty items, and its names are long'],
  ] as const
).map(([name, title]): Failure => ({
  name,
  title,
  outcome: ({ extremes: known }) => known?.[name] && { reply: { patch: known[name] } },
  isLegal: true,
}))

/** What can go wrong with any call, besides the errors that its operation declares. */
export const failures: readonly Failure[] = [
  {
    name: 'lost-answer',
    title: 'It happens, and its answer is lost',
    outcome: ofChanges({ fault: { reset: true }, commit: true }),
    isPassing: true,
  },
  {
    name: 'answer-lost-twice',
    title: 'It happens, and its answer is lost, and again when it is repeated',
    outcome: ofChanges({ fault: { reset: true }, commit: true }),
    isPassing: true,
  },
  {
    name: 'error-committed',
    title: 'It happens, and is answered with an error',
    outcome: ofChanges({ reply: { error: 'SYSTEM_ERROR' }, commit: true }),
    isPassing: true,
  },
  {
    name: 'status-503',
    title: 'The gateway answers 503',
    outcome: ofChanges({ reply: { status: 503 }, commit: false }),
    isPassing: true,
  },
  {
    name: 'status-503-twice',
    title: 'The gateway answers 503, and again when it is repeated',
    outcome: ({ isChange }) => ({ reply: { status: 503 }, ...(isChange && { commit: false }) }),
    isPassing: true,
  },
  {
    name: 'down',
    title: 'The gateway answers 503 from then on',
    outcome: ({ isChange }) => ({ reply: { status: 503 }, ...(isChange && { commit: false }) }),
    isDown: true,
  },
  {
    name: 'status-0',
    title: 'The connection ends before it happens',
    outcome: () => ({ fault: { reset: true }, commit: false }),
    isPassing: true,
  },
  {
    name: 'status-0-twice',
    title: 'The connection ends before it happens, and again when it is repeated',
    outcome: () => ({ fault: { reset: true }, commit: false }),
    isPassing: true,
  },
  { name: 'hang', title: 'No answer ever comes', outcome: () => ({ fault: { hang: true } }), isEndless: true },
  { name: 'slow', title: 'The answer takes two seconds', outcome: () => ({ fault: { delay: { fixed: 'PT2S' } } }) },
  {
    name: 'malformed',
    title: 'The answer is not JSON',
    outcome: () => ({ fault: { malformedJson: true } }),
    isPassing: true,
  },
  {
    name: 'html',
    title: 'It happens, and a page is answered instead of JSON',
    outcome: () => ({ fault: { contentType: 'text/html' } }),
    isPassing: true,
  },
  { name: 'held', title: 'The answer comes after that of the next call', outcome: held },
  ...impatience,
  ...extremes,
  { name: 'session-ended', title: 'The session has ended', between: () => ({ expireSession: {} }) },
  {
    name: 'lock-taken',
    title: 'Another channel has locked the cart',
    between: () => ({ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } }),
  },
  {
    name: 'sold-out',
    title: 'What is being bought has sold out',
    between: ({ sku }) => (sku === undefined ? undefined : { sellOut: { skuId: sku } }),
  },
  {
    name: 'price-changed',
    title: 'The price of what is being bought has changed',
    between: ({ sku }) => (sku === undefined ? undefined : { setPrice: { skuId: sku, priceCents: 5_55 } }),
  },
  {
    name: 'credit-changed',
    title: 'A down payment has become due',
    between: () => ({ setCredit: { downPaymentCents: 10_000 } }),
  },
  {
    name: 'other-channel',
    title: 'Another channel has taken the case over',
    between: () => ({ handOverCase: { channel: 'VZW-RETAIL' } }),
  },
  { name: 'clock-moved', title: 'A day has passed', between: () => ({ advanceClock: { by: 'P1D' } }) },
]

/** Errors that are failures of the way, and pass. */
const passing: ReadonlySet<string> = new Set(['API_ERROR', 'HTTP_ERROR', 'SYSTEM_ERROR', 'TIMEOUT'])

const declared = (error: ErrorId): Failure => ({
  name: `error-${error}`,
  title: `It is answered with ${error}`,
  outcome: () => ({ reply: { error } }),
  error,
  ...(passing.has(error) && { isPassing: true }),
})

/** Everything that can go wrong with a call: its operation's own errors last, since there are so many. */
export const failuresOf = (site: Site): readonly Failure[] => [
  ...failures,
  ...site.errors.filter(isErrorId).map(declared),
]
