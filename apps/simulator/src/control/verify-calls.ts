import type { VerificationCheck } from '@soe/contracts'
import { keysOf, type Count, type Expectation, type OrderedCall } from '@soe/scenario'
import { expectedCall, orderedCalls, type ExpectedCall } from '../pipeline/expected-calls'
import { boundsOf, countText, isWithin, type Bounds } from './count-bounds'
import { isAbout, isOnItsWay, isSuch, narrowingText } from './expected-call'
import { gapTexts, type CallSeen, type Gap, type SeenSince } from './seen-since'

export interface Finding {
  readonly check: Omit<VerificationCheck, 'scenario' | 'nearest'>
  readonly isNear: (call: CallSeen) => boolean
  readonly request?: Expectation['request'] | undefined
}

export interface Placed {
  readonly scenario: string
  readonly index: number
  readonly expectation: Expectation
}

const none = () => false

/** A count of what may be incomplete is met only where more of it would change nothing. */
const counted = (
  kind: VerificationCheck['kind'],
  rule: string,
  count: Count,
  { found, gap, unit, also = '' }: { found: number; gap: Gap | undefined; unit: string; also?: string },
): Finding['check'] => {
  const bounds = boundsOf(count)
  return {
    rule,
    expected: `${unit}: ${countText(count)}`,
    actual: `${unit}: ${found}${gap === undefined ? '' : ` or more: ${gapTexts[gap]}`}${also}`,
    ok: isWithin(found, bounds) && (gap === undefined || bounds.atMost === undefined),
    kind,
    found,
    ...bounds,
    ...(gap && { gap }),
  }
}

/** Nothing that was not to happen can be judged by a world that no call has reached. */
export const unlessEmpty = (finding: Finding, { reached }: SeenSince): Finding => {
  const { check } = finding
  if (reached > 0 || !check.ok || check.atLeast > 0) return finding
  return {
    ...finding,
    check: { ...check, ok: false, gap: 'no-call', actual: `${check.actual}; ${gapTexts['no-call']}` },
  }
}

/** Fails a check that may have missed calls which an earlier home answered. */
export const unlessMoved = (finding: Finding, { gap }: SeenSince): Finding => {
  const { check } = finding
  if (gap !== 'home-is-gone' || !check.ok) return finding
  return { ...finding, check: { ...check, ok: false, gap, actual: `${check.actual}; ${gapTexts[gap]}` } }
}

const refusedText = (calls: readonly CallSeen[]): string => {
  const refused = calls.filter(({ isRefused }) => isRefused).length
  return refused === 0 ? '' : `, ${refused} of them refused before the operation ran`
}

export const checkCalls = ({ scenario, index, expectation }: Placed, since: SeenSince): Finding => {
  const { on = [], calls, never } = expectation
  const expected = expectedCall(scenario, index, expectation)
  const matching = since.calls.filter((call) => isSuch(call, expected))
  const isUnknown = since.calls.some((call) => isAbout(call, expected) && isOnItsWay(call) && !isSuch(call, expected))
  const gap = since.gap ?? (isUnknown ? 'answer-on-its-way' : undefined)
  const rule = [on.join(', '), narrowingText(expected)].filter(Boolean).join(' ')
  const found = { found: matching.length, gap, unit: 'calls', also: refusedText(matching) }
  return {
    check: counted('calls', rule, never ? 0 : (calls ?? { min: 1 }), found),
    isNear: ({ operation }) => expected.keys.includes(operation),
    request: expected.request,
  }
}

/** Calls named in the text of a check. */
const maxNamed = 5

const named = (calls: readonly CallSeen[]): string[] =>
  calls.slice(0, maxNamed).map(({ name, operation, error, status }) => `${name} ${operation} ${error ?? status}`)

export const checkOnly = ({ only = [] }: Expectation, { calls, gap }: SeenSince): Finding => {
  const keys = new Set<string>(only.flatMap(keysOf))
  const others = calls.filter(({ operation }) => !keys.has(operation))
  const also = named(others).map((call) => `; ${call}`)
  const found = { found: others.length, gap, unit: 'other calls', also: also.join('') }
  return { check: counted('calls', `only ${only.join(', ')}`, 0, found), isNear: none }
}

/** How many of the calls came in this order. */
const progress = (order: readonly ExpectedCall[], { calls }: SeenSince): number =>
  calls.reduce((reached, call) => {
    const next = order[reached]
    return next && isSuch(call, next) ? reached + 1 : reached
  }, 0)

const orderedText = (call: OrderedCall, expected: ExpectedCall): string =>
  [typeof call === 'string' ? call : call.on, narrowingText(expected)].filter(Boolean).join(' ')

export const checkOrder = ({ scenario, index, expectation }: Placed, since: SeenSince): Finding => {
  const order = orderedCalls(scenario, index, expectation)
  const texts = (expectation.order ?? []).map((call, place) => orderedText(call, order[place] as ExpectedCall))
  const reached = progress(order, since)
  const done = reached === 0 ? 'none' : texts.slice(0, reached).join(' → ')
  const ok = reached === order.length
  const next = order[reached]
  const isUnknown = next && since.calls.some((call) => isAbout(call, next) && isOnItsWay(call))
  const gap = ok ? undefined : (since.gap ?? (isUnknown ? 'answer-on-its-way' : undefined))
  return {
    check: {
      rule: 'order',
      expected: texts.join(' → '),
      actual: gap === undefined ? done : `${done}; ${gapTexts[gap]}`,
      ok,
      kind: 'order',
      found: reached,
      atLeast: order.length,
      ...(gap && { gap }),
    },
    isNear: ({ operation }) => order.some(({ keys }) => keys.includes(operation)),
    request: next?.request,
  }
}

export const checkEvents = ({ event, times, never }: Expectation, { events, gap }: SeenSince): Finding => {
  const found = events.filter((name) => name === event).length
  return {
    check: counted('events', event ?? '', never ? 0 : (times ?? { min: 1 }), { found, gap, unit: 'events' }),
    isNear: none,
  }
}

export const checkContract = ({ calls, gap }: SeenSince): Finding => {
  const found = calls.filter(({ isOffContract }) => isOffContract)
  const bounds: Bounds = { atLeast: 0, atMost: 0 }
  return {
    check: {
      rule: 'off contract',
      expected: '0',
      actual: [String(found.length), ...named(found), ...(gap === undefined ? [] : [gapTexts[gap]])].join('; '),
      ok: found.length === 0 && gap === undefined,
      kind: 'off-contract',
      found: found.length,
      ...bounds,
      ...(gap && { gap }),
    },
    isNear: none,
  }
}
