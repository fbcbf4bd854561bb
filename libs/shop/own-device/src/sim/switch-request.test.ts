import type { CartLine } from '@soe/contracts'
import { lineSimChoice } from './line-sim'
import { switchRequest, type LineSim } from './switch-request'

const sim: LineSim = { lineId: 'newLine1', choice: 'esim', eid: '89', cardNumber: '', imei: undefined }

describe('the request that switches a SIM', () => {
  it.each<[Partial<LineSim>, object]>([
    [{}, { simType: 'ESIM', eSimId: '89' }],
    [{ eid: undefined }, { simType: 'ESIM' }],
    [{ choice: 'mail' }, { simType: 'PSIM' }],
    [
      { choice: 'own-card', cardNumber: '8901' },
      { simType: 'PSIM', simId: '8901' },
    ],
    [{ imei: '352' }, { simType: 'ESIM', eSimId: '89', smartImeiDevice: '352' }],
  ])('for %j is %j', (more, sent) => {
    expect(switchRequest({ ...sim, ...more })).toEqual({ cartInfo: {}, mtn: 'newLine1', ...sent })
  })
})

describe('the choice of a line', () => {
  it.each([
    [undefined, undefined],
    [{ simType: 'ESIM' }, 'esim'],
    [{ simType: 'PSIM' }, 'mail'],
    [{ simType: 'PSIM', simId: '8901' }, 'own-card'],
  ])('with the SIM %j is %s', (simItem, choice) => {
    expect(lineSimChoice({ simItem } as CartLine)).toBe(choice)
  })
})
