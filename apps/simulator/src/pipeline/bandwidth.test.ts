import { createBandwidth } from './bandwidth'

describe('the bandwidth of a world', () => {
  it('is shared by all that it sends, in the order of asking', () => {
    const time = { now: 0 }
    const bandwidth = createBandwidth(() => time.now)
    const take = (world: string) => bandwidth.take(world, 1000, 500)
    expect([take('ann'), take('ann'), take('bob')]).toEqual([500, 1000, 500])
    time.now = 800
    expect([take('ann'), take('bob')]).toEqual([700, 500])
  })
})
