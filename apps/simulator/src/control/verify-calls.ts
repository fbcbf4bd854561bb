import { offContractRefusals, type VerificationCheck } from '@soe/contracts'
import { keysOf, type Expectation } from '@soe/scenario'
import type { NumberedCall } from '../journal/journal'
import type { WorldEvent } from '../journal/world-events'
import { offContractCode } from '../pipeline/reply'
import { gapTexts, type CallsSince, type Gap } from './calls-since'
import { boundsOf, countText, isWithin } from './count-bounds'
import { callText, hasRequest, isSuch, narrowingText, orderedCall, type ExpectedCall } from './expected-call'

/** A check, and which calls it is about. */
export interface Finding {
  readonly check: Omit<VerificationCheck, 'scenario' | 'nearest'>
  readonly isAbout: (call: NumberedCall['call']) => boolean
}

const gapOf = (gap: Gap | undefined) => (gap ? { gap } : {})

const refusedText = (calls: readonly NumberedCall[]): string => {
  const refused = calls.filter(({ call }) => call.ending.because === 'refused').length
  return refused === 0 ? '' : `, ${refused} of them refused before the operation ran`
}

const expectedCall = ({ on = [], audience, answered, request }: Expectation): ExpectedCall => ({
  keys: on.flatMap((target) => [...keysOf(target)]),
  audience,
  answered,
  request,
})

export const checkCalls = (expectation: Expectation, since: CallsSince): Finding => {
  const { on = [], calls, never } = expectation
  const expected = expectedCall(expectation)
  const such = since.calls.filter(({ call }) => isSuch(call, expected))
  const matching = such.filter(({ call }) => hasRequest(call, expected) === true)
  const isUnknown = such.some(({ call }) => hasRequest(call, expected) === undefined)
  const gap = since.gap ?? (isUnknown ? 'request-not-kept' : undefined)
  const count = never ? 0 : (calls ?? { min: 1 })
  const bounds = boundsOf(count)
  const found = matching.length
  return {
    check: {
      rule: [on.join(', '), narrowingText(expected)].filter(Boolean).join(' '),
      expected: `calls: ${countText(count)}`,
      actual: `calls: ${found}${gap === undefined ? '' : ` or more: ${gapTexts[gap]}`}${refusedText(matching)}`,
      // A count that lacks calls can only be judged where more of them would change nothing.
      ok: isWithin(found, bounds) && (gap === undefined || bounds.atMost === undefined),
      kind: 'calls',
      found,
      ...bounds,
      ...gapOf(gap),
    },
    isAbout: ({ operation }) => expected.keys.includes(operation),
  }
}

/** How many of the calls came in this order. */
const progress = (order: readonly ExpectedCall[], { calls }: CallsSince): number =>
  calls.reduce((reached, { call }) => {
    const next = order[reached]
    return next && isSuch(call, next) && hasRequest(call, next) ? reached + 1 : reached
  }, 0)

export const checkOrder = (given: NonNullable<Expectation['order']>, since: CallsSince): Finding => {
  const order = given.map(orderedCall)
  const reached = progress(order, since)
  const done = reached === 0 ? 'none' : order.slice(0, reached).map(callText).join(' → ')
  const ok = reached === order.length
  const gap = ok ? undefined : since.gap
  return {
    check: {
      rule: 'order',
      expected: order.map(callText).join(' → '),
      actual: gap === undefined ? done : `${done}; ${gapTexts[gap]}`,
      ok,
      kind: 'order',
      found: reached,
      atLeast: order.length,
      ...gapOf(gap),
    },
    isAbout: ({ operation }) => order.some(({ keys }) => keys.includes(operation)),
  }
}

/** An event of the world by its kind, or one that a page has sent by its name. */
const isNamed = ({ kind, details }: WorldEvent, name: string | undefined): boolean =>
  kind === name || (kind === 'page-event' && details?.['event'] === name)

/** A clock is moved by a call of the clock, or by a command. */
const isOfKind = (command: string, kind: string | undefined): boolean =>
  kind === 'command-run' || (kind === 'clock-changed' && command === 'advanceClock')

/** Whether a command from outside moved the clock: it is noted as a command. */
const movedClock = ({ kind, details = {} }: WorldEvent, name: string | undefined): boolean =>
  name === 'clock-changed' && kind === 'command-run' && 'advanceClock' in details

/** Commands that rules ran happened to the world as well. */
const ranByRules = (calls: readonly NumberedCall[], name: string | undefined): number =>
  calls
    .flatMap(({ call }) => call.ending.commands)
    .filter(({ command, refused }) => refused === undefined && isOfKind(command, name)).length

export const checkEvents = ({ event, times, never }: Expectation, { calls, events, gap }: CallsSince): Finding => {
  const fromOutside = events.filter((noted) => isNamed(noted.event, event) || movedClock(noted.event, event)).length
  const found = fromOutside + ranByRules(calls, event)
  const count = never ? 0 : (times ?? { min: 1 })
  const bounds = boundsOf(count)
  return {
    check: {
      rule: event ?? '',
      expected: `events: ${countText(count)}`,
      actual: `events: ${found}${gap === undefined ? '' : ` or more: ${gapTexts[gap]}`}`,
      ok: isWithin(found, bounds) && (gap === undefined || bounds.atMost === undefined),
      kind: 'events',
      found,
      ...bounds,
      ...gapOf(gap),
    },
    isAbout: () => false,
  }
}

/** Counts answers that a rule gives off the contract because it says so, too. */
const isOffContract = ({ error = '', status, ending: { because, reply } }: NumberedCall['call']) =>
  error === offContractCode ||
  (because === 'refused' && offContractRefusals.has(error)) ||
  (reply?.offContract === true && status > 0)

/** Calls named in the text of a check. */
const maxNamed = 5

export const checkContract = ({ calls, nameOf, gap }: CallsSince): Finding => {
  const found = calls.filter(({ call }) => isOffContract(call))
  const named = found
    .slice(0, maxNamed)
    .map(({ seq, call }) => `${nameOf(seq)} ${call.operation} ${call.error ?? call.status}`)
  return {
    check: {
      rule: 'off contract',
      expected: '0',
      actual: [String(found.length), ...named, ...(gap === undefined ? [] : [gapTexts[gap]])].join('; '),
      ok: found.length === 0 && gap === undefined,
      kind: 'off-contract',
      found: found.length,
      atLeast: 0,
      atMost: 0,
      ...gapOf(gap),
    },
    isAbout: () => false,
  }
}
