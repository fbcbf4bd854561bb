import type { CatalogOperation } from '@soe/contracts'
import type { Decision, JournalEntry } from '@soe/simulator-client'
import { parseScenarios } from '@soe/scenario'
import { rowOfCall } from '../../data/journal-rows'
import { callAsCurl } from './call-as-curl'
import { toneOf } from './call-outcome'
import { describeDecision } from './describe-decision'
import { filterRows } from './journal-pane'
import { countWord, effectsOf, factsOf, trailOf } from './rule-reports'
import { draftFrom, nthInSession } from './scenario-draft'

const decision = (more: Partial<Decision> = {}): Decision => ({
  id: 'w-2',
  seq: 2,
  at: '2026-11-20T14:31:47.302Z',
  operation: 'cart.addDevice',
  audience: 'signed-in',
  channel: 'VZW-DOTCOM',
  session: '…9c41ab',
  status: 200,
  because: 'world',
  effect: 'done',
  request: { body: { cartInfo: {} } },
  sentences: ['A signed-in customer called cart.addDevice through VZW-DOTCOM: Add.', 'No failure was ordered.', 'End.'],
  about: ['caller', 'cause', 'answer'],
  ...more,
})

const byRule = decision({
  error: '208',
  because: 'scenario',
  rule: { scenario: 'retail', rule: 'add-device-208' },
  sentences: [
    'A signed-in customer called cart.addDevice through VZW-DOTCOM: Add.',
    'The rule "add-device-208" of the scenario "retail" gives its answer (error); nothing that the call asked for was done.',
    'The rule "add-device-208" fired: this was call 2 of this session that it counts, and it fires at call 2.',
    '"add-device-208" ran the command lockCart; it touched 1.',
    'The cart is held by VZW-RETAIL.',
    'The answer was 200 with 208.',
  ],
  about: ['caller', 'cause', 'rule', 'command', 'detail', 'answer'],
  effect: 'not-done',
  commands: [{ rule: 'add-device-208', command: 'lockCart', affected: 1 }],
})

const sentenceOf = (given: Decision, message?: string) => {
  const { answered, error = '', why } = describeDecision(given, message)
  return `${answered}${error}${why}`
}

describe('a decision', () => {
  it.each<[Partial<Decision>, string | undefined, string]>([
    [{}, undefined, 'Answered 200, done as asked.'],
    [
      { error: 'CART_LOCKED', effect: 'failed' },
      'The cart is held.',
      'Answered CART_LOCKED, “The cart is held”, because of what the world held. Nothing was changed.',
    ],
    [
      {
        status: 0,
        because: 'scenario',
        effect: 'done-unseen',
      },
      undefined,
      'The connection ended without an answer, because your rule fired. What the call asked for was done.',
    ],
    [
      { status: 503, because: 'failNext', effect: 'not-run' },
      undefined,
      'Answered 503, because a failure had been ordered for this call. Nothing was changed.',
    ],
    [
      { because: 'repeat', effect: 'repeated' },
      undefined,
      'Answered 200 again: it repeated a request that had been answered before.',
    ],
    [
      { because: 'scenario', error: '417', effect: 'failed', ownError: '1022' },
      undefined,
      'Answered 417, because your rule fired. The operation failed by itself (1022), and nothing was changed.',
    ],
    [
      { status: 401, error: 'NO_SESSION', because: 'refused', effect: 'not-run' },
      undefined,
      'Answered NO_SESSION: the request was refused before the operation ran. Nothing was changed.',
    ],
  ])('of %j is a sentence', (more, message, said) => expect(sentenceOf(decision(more), message)).toBe(said))

  it('of a rule says what became of the change', () => {
    expect(sentenceOf(byRule, 'Scheduled.')).toBe(
      'Answered 208, “Scheduled”, because your rule fired. Nothing that the call asked for was done.',
    )
  })
})

describe('the reasons', () => {
  it('are told once: the rules in the trail, their effects below, the facts above', () => {
    expect(effectsOf(byRule)).toEqual(['Then it ran the command lockCart; it touched 1.'])
    expect(factsOf(byRule)).toEqual(['The cart is held by VZW-RETAIL.'])
  })

  it('name the rule above, not in the sentence', () => {
    const reason = 'this was call 3, and it fires at call 4.'
    const sentence = `The rule "later" did not fire: ${reason}`
    const report = { scenario: 's', rule: 'later', outcome: 'not-due', count: 3, sentence, reason } as const
    expect(trailOf(report)).toBe('This was call 3, and it fires at call 4.')
  })

  it.each([
    [1, 'session', '1st of session'],
    [2, 'cart', '2nd of cart'],
    [3, undefined, '3rd counted'],
    [11, 'world', '11th of world'],
    [22, 'world', '22nd of world'],
  ])('count %d for %p as %p', (count, scope, said) => expect(countWord(count, scope)).toBe(said))
})

const call = (seq: number, more: Partial<JournalEntry> = {}) =>
  rowOfCall({ ...decision(), id: `w-${seq}`, seq, ...more } as JournalEntry)

const rows = [
  call(1),
  call(2, { error: '208', rule: { scenario: 'retail', rule: 'add-device-208' } }),
  call(3, { operation: 'cases.getCases' }),
  call(4, { error: 'CART_LOCKED', session: '…other1' }),
]

describe('the filter', () => {
  const shown = (change: object) =>
    filterRows(rows, { text: '', isErrorsOnly: false, isRulesOnly: false, ...change }).map(({ id }) => id)

  it.each<[object, string[]]>([
    [{}, ['w-1', 'w-2', 'w-3', 'w-4']],
    [{ text: 'getcases' }, ['w-3']],
    [{ text: 'ADD 208' }, ['w-2']],
    [{ text: 'cart_locked' }, ['w-4']],
    [{ text: 'w-3' }, ['w-3']],
    [{ isErrorsOnly: true }, ['w-2', 'w-4']],
    [{ isRulesOnly: true }, ['w-2']],
    [{ isErrorsOnly: true, text: 'other' }, ['w-4']],
  ])('%j leaves %p', (change, left) => expect(shown(change)).toEqual(left))

  it.each<[Partial<JournalEntry>, string]>([
    [{ status: 200 }, 'plain'],
    [{ status: 0 }, 'red'],
    [{ status: 503 }, 'red'],
    [{ status: 200, error: '208' }, 'red'],
    [{ status: 200, error: 'CART_LOCKED' }, 'amber'],
  ])('%j is %s', (more, tone) => expect(toneOf(decision(more))).toBe(tone))
})

const operation: CatalogOperation = {
  key: 'cart.addDevice',
  method: 'POST',
  summary: 'Add',
  paths: { 'signed-in': '/soe/add', prospect: '/soe/nse/add' },
  errors: ['208', 'CART_LOCKED'],
  example: {},
}

describe('the call as curl', () => {
  const asCurl = (more: Partial<Decision>) =>
    callAsCurl(decision(more), operation, { origin: 'http://sim', world: 'w', enterUrl: 'http://sim/enter' })

  it('gets the cookies first and goes the path of its audience', () => {
    expect(asCurl({ audience: 'prospect' })).toBe(
      [
        "curl -s -o /dev/null -c shopper.txt 'http://sim/enter'",
        "curl -s -b shopper.txt -X POST 'http://sim/soe/nse/add' \\",
        "  -H 'x-sim-world: w' -H 'channelid: VZW-DOTCOM' \\",
        `  -H 'content-type: application/json' -d '{"cartInfo":{}}'`,
        '',
      ].join('\n'),
    )
  })

  it('survives a quote', () => {
    expect(asCurl({ request: { body: { name: "O'Hara" } } })).toContain(`O'\\''Hara`)
  })
})

describe('a draft', () => {
  it.each<[Partial<Decision>, string]>([
    [{ error: '208' }, 'reply: { error: "208" }'],
    [{}, 'reply: { error: "208" }'],
    [{ status: 503, error: 'SCRIPTED_STATUS' }, 'reply: { status: 503 }'],
    [{ status: 0 }, 'fault: { reset: true }'],
  ])('from %j is a valid scenario', (more, line) => {
    const text = draftFrom(decision(more), { nth: 2, errors: operation.errors })
    expect(text).toContain(line)
    const { scenarios, problems } = parseScenarios(text)
    expect([scenarios.length, problems]).toEqual([1, []])
  })

  it('waits for the same call of the session', () => {
    expect(nthInSession(rows, decision())).toBe(2)
    expect(nthInSession(rows, decision({ id: 'w-4', session: '…other1' }))).toBe(1)
  })
})
