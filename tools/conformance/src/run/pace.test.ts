import { createPace } from '../run-command'

const cores = { busy: 0, time: 0 }
const clocks = { now: () => cores.time, cpu: () => cores.busy }

/** Whether a pace lets the next check start without any delay. */
const goesOn = async (pace: () => Promise<void>): Promise<boolean> => {
  const delay = jest.spyOn(globalThis, 'setTimeout')
  await pace()
  const isFree = delay.mock.calls.length === 0
  delay.mockRestore()
  return isFree
}

beforeEach(() => Object.assign(cores, { busy: 4000, time: 9000 }))

describe('the pace beside a backend on the same machine', () => {
  it('lets a short run go on without any delay', async () => {
    const pace = createPace(clocks)
    Object.assign(cores, { busy: 4250, time: 9250 })
    expect(await goesOn(pace)).toBe(true)
  })

  it('waits where the judge has been busy for too long', async () => {
    const pace = createPace(clocks)
    Object.assign(cores, { busy: 4282, time: 9050 })
    expect(await goesOn(pace)).toBe(false)
  })

  it('goes on where the backend has had its share', async () => {
    const pace = createPace(clocks)
    Object.assign(cores, { busy: 6250, time: 15_300 })
    expect(await goesOn(pace)).toBe(true)
  })
})
