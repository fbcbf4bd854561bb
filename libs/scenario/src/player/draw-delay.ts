import { durationInMs } from '@soe/contracts'
import { lognormalOf, longestRealDelay, type Delay } from '../document/delay.schema'

const lognormal = (given: NonNullable<Delay['lognormal']>, random: () => number): number => {
  const { median, sigma } = lognormalOf(given)
  const { max } = given
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const drawn = median * Math.exp(sigma * normal)
  return max === undefined ? drawn : Math.min(drawn, durationInMs(max))
}

const drawn = ({ fixed, uniform, lognormal: spread }: Delay, random: () => number): number => {
  if (fixed !== undefined) return durationInMs(fixed)
  if (spread) return lognormal(spread, random)
  if (!uniform) return 0
  const least = durationInMs(uniform.min)
  return least + (durationInMs(uniform.max) - least) * random()
}

/** The milliseconds to delay an answer, drawn from the world's seed. */
export const drawDelay = (delay: Delay, random: () => number): number => {
  const longest = delay.clock === 'world' ? Infinity : durationInMs(longestRealDelay)
  return Math.round(Math.min(drawn(delay, random), longest))
}
