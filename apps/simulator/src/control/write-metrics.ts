import { latencyBounds, type Latency } from '../journal/latencies'
import type { SimulatorContext } from '../pipeline/simulator-context'

/** The end of the name and its labels, and the value. */
type Sample = readonly [labels: string, value: number]

interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: readonly Sample[]
}

const write = ({ name, type, help, samples }: Metric) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n')

/** Each bucket counts those below it, too. */
const histogramOf = ({ operation, buckets, seconds, answers }: Latency): Sample[] => {
  let below = 0
  const counted = latencyBounds.map((bound, at): Sample => {
    below += buckets[at] ?? 0
    return [`_bucket{operation="${operation}",le="${bound}"}`, below]
  })
  return [
    ...counted,
    [`_bucket{operation="${operation}",le="+Inf"}`, answers],
    [`_sum{operation="${operation}"}`, Number(seconds.toFixed(6))],
    [`_count{operation="${operation}"}`, answers],
  ]
}

export const writeMetrics = async ({ worlds, journal }: SimulatorContext): Promise<string> => {
  const metrics: readonly Metric[] = [
    {
      name: 'sim_calls_total',
      type: 'counter',
      help: 'Calls of the carrier by operation and status; status 0 ended without an answer.',
      samples: journal
        .counts()
        .map(({ operation, status, calls }) => [`{operation="${operation}",status="${status}"}`, calls]),
    },
    {
      name: 'sim_call_duration_seconds',
      type: 'histogram',
      help: 'Time from a call of the carrier to its answer, by operation.',
      samples: journal.latencies().flatMap(histogramOf),
    },
    { name: 'sim_worlds', type: 'gauge', help: 'Worlds that there are.', samples: [['', await worlds.count()]] },
    { name: 'sim_journal_bytes', type: 'gauge', help: 'Bytes held by the journals.', samples: [['', journal.bytes()]] },
  ]
  return `${metrics.map(write).join('\n')}\n`
}
