import { createServerClock } from './server-clock'

const at = (start: number) => {
  const local = { now: start }
  return { local, clock: createServerClock({ now: () => local.now }) }
}

describe('the clock of the server', () => {
  it('runs with the local one until it is set', () => {
    const { local, clock } = at(1000)
    local.now += 500
    expect(clock.now()).toBe(1500)
  })

  it('runs on from where it is set', () => {
    const { local, clock } = at(0)
    expect(clock.set({ now: 60_000 })).toBe(true)
    local.now += 500
    expect(clock.now()).toBe(60_500)
  })

  it.each([
    [1499, false],
    [-1499, false],
    [1500, true],
  ])('set %i ms off is moved: %s', (off, moved) => {
    const { clock } = at(10_000)
    expect(clock.set({ now: 10_000 + off })).toBe(moved)
    expect(clock.now()).toBe(moved ? 10_000 + off : 10_000)
  })

  it('stands while it is frozen, and runs on after', () => {
    const { local, clock } = at(0)
    clock.set({ now: 5000, isFrozen: true })
    local.now += 4000
    expect(clock.now()).toBe(5000)
    clock.set({ now: 5000, isFrozen: false })
    local.now += 1000
    expect(clock.now()).toBe(6000)
  })
})
