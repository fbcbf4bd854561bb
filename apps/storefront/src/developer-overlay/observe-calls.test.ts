import { createCallLog } from './call-log'
import { observeCalls } from './observe-calls'

const asked = { headers: { guiE2eRequestId: 'r-1' } }
const reply = (decision?: string) =>
  ({ headers: new Headers(decision === undefined ? {} : { 'x-sim-decision': decision }) }) as Response

beforeEach(() => sessionStorage.clear())

describe("the page's own fetch", () => {
  it('hands the reply on as it is, and notes who decided it', async () => {
    const log = createCallLog(sessionStorage, 'w')
    const given = reply('w-7')
    expect(await observeCalls(async () => given, log)('/soe', asked)).toBe(given)
    expect(log.read()).toEqual([{ number: 1, decision: 'w-7', requestId: 'r-1' }])
  })

  it('fails as it did, and notes the request whose reply was lost', async () => {
    const log = createCallLog(sessionStorage, 'w')
    const lost = observeCalls(() => Promise.reject(new TypeError('Failed to fetch')), log)
    await expect(lost('/soe', asked)).rejects.toThrow('Failed to fetch')
    expect(log.read()).toEqual([{ number: 1, requestId: 'r-1' }])
  })

  it('notes nothing of what is not a call to the carrier', async () => {
    const log = createCallLog(sessionStorage, 'w')
    await observeCalls(async () => reply(), log)('/picture.svg')
    await expect(observeCalls(() => Promise.reject(new Error('gone')), log)('/picture.svg')).rejects.toThrow('gone')
    expect(log.read()).toEqual([])
  })

  it('keeps the latest eight, newest first, from document to document', async () => {
    const log = createCallLog(sessionStorage, 'w')
    let heard = 0
    log.subscribe(() => void (heard += 1))
    for (let call = 1; call <= 10; call += 1) log.add({ decision: `w-${call}` })
    expect(log.read().map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
    expect(heard).toBe(10)
    expect(createCallLog(sessionStorage, 'w').read()).toEqual(log.read())
    expect(createCallLog(sessionStorage, 'other').read()).toEqual([])
  })
})
