import { isChannelLocked, routeCase, type CaseContext, type CustomerCase } from './route-case'

const signedIn: CaseContext = { isSignedIn: true, isCartPage: false }
const lock: CustomerCase = { caseID: 'C1', explicitLock: true, lockedChannelID: 'VZW-RETAIL' }
const redirect = (flag: string) => ({ kind: 'redirect', destination: { page: 'cart', query: { redirect: flag } } })

describe('the cases of a shopper (C4.6.01, C4.6.02)', () => {
  const rows: [string, CustomerCase[], CaseContext, unknown][] = [
    ['none', [], signedIn, { kind: 'empty-cart' }],
    ['an empty object', [{}], signedIn, { kind: 'empty-cart' }],
    ['a locked case', [lock], signedIn, { kind: 'lock-notice', lockedChannelId: 'VZW-RETAIL' }],
    [
      'a locked case to resume',
      [{ ...lock, triggerResumeCase: true }],
      signedIn,
      { kind: 'lock-notice', lockedChannelId: 'VZW-RETAIL' },
    ],
    [
      'an unlocked channel',
      [{ ...lock, unlockChannel: 'Y', triggerResumeCase: true }],
      signedIn,
      { kind: 'resume', caseId: 'C1' },
    ],
    ['a case to resume', [{ caseID: 'C1', triggerResumeCase: true }], signedIn, { kind: 'resume', caseId: 'C1' }],
    [
      'a case of a guest',
      [{ caseID: 'C1', triggerResumeCase: true }],
      { ...signedIn, isSignedIn: false },
      { kind: 'none' },
    ],
    ['a case without a trigger', [{ caseID: 'C1' }], signedIn, { kind: 'none' }],
    [
      'a standalone trade-in',
      [{ caseID: 'C1', standaloneTradeIn: true }],
      { ...signedIn, isCartPage: true },
      redirect('ST1'),
    ],
    [
      'a locked standalone trade-in',
      [{ ...lock, standaloneTradeIn: true }],
      { ...signedIn, isCartPage: true },
      redirect('ST2'),
    ],
    [
      'a standalone trade-in to resume',
      [{ standaloneTradeIn: true, triggerResumeCase: true }],
      { ...signedIn, isCartPage: true },
      redirect('ST2'),
    ],
    ['a standalone trade-in elsewhere', [{ caseID: 'C1', standaloneTradeIn: true }], signedIn, { kind: 'none' }],
  ]
  it.each(rows)('%s: %j in %j', (_name, cases, context, expected) => {
    expect(routeCase(cases, context)).toEqual(expected)
  })

  it.each<[CustomerCase, boolean]>([
    [lock, true],
    [{ ...lock, unlockChannel: 'N' }, true],
    [{ ...lock, unlockChannel: 'Y' }, false],
    [{ ...lock, explicitLock: false }, false],
    [{ explicitLock: true }, false],
    [{ explicitLock: true, lockedChannelID: '' }, false],
  ])('with %j block resuming: %s', (found, expected) => {
    expect(isChannelLocked(found)).toBe(expected)
  })
})
