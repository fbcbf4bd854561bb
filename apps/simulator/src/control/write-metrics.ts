import type { SimulatorContext } from '../pipeline/simulator-context'

interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge'
  readonly help: string
  readonly samples: readonly (readonly [labels: string, value: number])[]
}

const write = ({ name, type, help, samples }: Metric) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n')

/** The simulator's figures as Prometheus reads them. */
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
    { name: 'sim_worlds', type: 'gauge', help: 'Worlds that there are.', samples: [['', await worlds.count()]] },
    { name: 'sim_journal_bytes', type: 'gauge', help: 'Bytes held by the journals.', samples: [['', journal.bytes()]] },
  ]
  return `${metrics.map(write).join('\n')}\n`
}
