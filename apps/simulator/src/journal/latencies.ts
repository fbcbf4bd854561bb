import type { OperationKey } from '@soe/contracts'

/** Upper bounds of the buckets, in seconds. */
export const latencyBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const

export interface Latency {
  readonly operation: OperationKey
  /** For each bound the answers that took longer than the bound before; the last are those beyond all bounds. */
  readonly buckets: readonly number[]
  readonly seconds: number
  readonly answers: number
}

export interface Latencies {
  observe(operation: OperationKey, milliseconds: number): void
  list(): readonly Latency[]
}

interface Histogram {
  readonly buckets: number[]
  seconds: number
  answers: number
}

const emptyHistogram = (): Histogram => ({
  buckets: Array.from({ length: latencyBounds.length + 1 }, () => 0),
  seconds: 0,
  answers: 0,
})

const bucketOf = (seconds: number): number => {
  const at = latencyBounds.findIndex((bound) => seconds <= bound)
  return at < 0 ? latencyBounds.length : at
}

export const createLatencies = (): Latencies => {
  const histograms = new Map<OperationKey, Histogram>()
  return {
    observe: (operation, milliseconds) => {
      let histogram = histograms.get(operation)
      if (!histogram) histograms.set(operation, (histogram = emptyHistogram()))
      const seconds = milliseconds / 1000
      const bucket = bucketOf(seconds)
      histogram.buckets[bucket] = (histogram.buckets[bucket] ?? 0) + 1
      histogram.seconds += seconds
      histogram.answers += 1
    },
    list: () => [...histograms].map(([operation, histogram]) => ({ operation, ...histogram })),
  }
}
