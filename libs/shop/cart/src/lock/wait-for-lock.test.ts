import type { FlagValues, Shop } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { waitForLock } from './wait-for-lock'

const shopWith = (featureFlags: FlagValues, wait: (ms: number) => Promise<void>) =>
  partOf<Shop>({
    identity: { get: () => ({ audience: 'prospect' }) },
    queryClient: { getQueryData: () => ({ featureFlags }) },
    environment: { wait },
  })

it.each<[FlagValues, number[]]>([
  [{}, [700]],
  [{ removeDelayForPerf: false }, [700]],
  [{ removeDelayForPerf: true }, []],
])('with the flags %j a locked cart is left after %j ms', async (flags, expected) => {
  const waits: number[] = []
  await waitForLock(shopWith(flags, (ms) => Promise.resolve(void waits.push(ms))))
  expect(waits).toEqual(expected)
})
