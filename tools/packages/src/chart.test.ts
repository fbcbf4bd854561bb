import { join } from 'node:path'
import { podsOf, readChart, type Manifest } from './testing/image/read-chart'
import { packedFolder } from './testing/packed'

const chart = join(packedFolder, 'chart')

const named = (manifests: readonly Manifest[], kind: string, name: string): Manifest => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  if (!found) throw new Error(`the chart makes no ${kind} ${name}`)
  return found
}

describe('the chart', () => {
  const manifests = readChart(chart, 'shop')
  const set = named(manifests, 'StatefulSet', 'shop')

  it('makes a set of simulators, a service for any of them, and one that names each', () => {
    expect(manifests.map(({ kind, metadata }) => [kind, metadata.name])).toEqual([
      ['Service', 'shop'],
      ['Service', 'shop-each'],
      ['StatefulSet', 'shop'],
    ])
    expect(set.spec['serviceName']).toBe('shop-each')
    expect(named(manifests, 'Service', 'shop-each').spec['clusterIP']).toBe('None')
  })

  it('gives each simulator the address at which its service names it', () => {
    expect(podsOf(set).map(({ env }) => env['SIM_ADDRESS'])).toEqual(
      [0, 1, 2].map((at) => `http://shop-${at}.shop-each:4010`),
    )
  })

  it('selects by the labels that its pods have', () => {
    const { template } = set.spec as { template: { metadata: { labels: object } } }
    const selected = manifests.filter(({ kind }) => kind === 'Service').map(({ spec }) => spec['selector'])
    expect(selected).toEqual([template.metadata.labels, template.metadata.labels])
    expect(set.spec['selector']).toEqual({ matchLabels: template.metadata.labels })
  })

  it('takes another number of simulators, and another store', () => {
    const given = { replicas: 2, args: ['--store', 'memory'] }
    const [first, ...others] = podsOf(named(readChart(chart, 'mine', given), 'StatefulSet', 'mine'))
    expect([first?.name, first?.args, others.length]).toEqual(['mine-0', ['--store', 'memory'], 1])
  })
})
