import { needsOf, type OperationKey } from '@soe/contracts'
import { exampleChecks } from '../checks/examples'
import { callerAmong } from '../checks/callers'
import type { Plan } from '../checks/plan-checks'
import { requestChecks } from '../checks/requests'
import { operationOf } from '../contract/judged-operations'
import { createFindings } from '../findings/finding'
import { createCoverage } from '../run/coverage'
import { runChecks, type RunOptions } from '../run/run-checks'
import { createServed } from '../shopping/served'
import { createTarget } from '../target/http-target'
import { plantedDrifts, type PlantedDrift } from './planted-drifts'
import { startPlantingProxy } from './planting-proxy'

export interface SelfChecked {
  readonly planted: number
  readonly found: number
}

/** Drifts that a self-check plants. */
const planted = 3

interface Planting {
  readonly key: OperationKey
  readonly drift: PlantedDrift
}

/** Operations that are called most simply first: reads, then what needs nothing before it. */
const bySimplicity = (keys: readonly OperationKey[]) => {
  const cost = (key: OperationKey) =>
    (operationOf(key).metadata.kind === 'read' ? 0 : 1) + (needsOf(key).length === 0 ? 0 : 2)
  return [...keys].sort((left, right) => cost(left) - cost(right))
}

/** A place for each drift: an operation of its own, where there are enough. */
const choosePlaces = (keys: readonly OperationKey[], mayChange: boolean): Planting[] => {
  const simple = bySimplicity(keys).filter((key) => mayChange || operationOf(key).metadata.kind === 'read')
  return plantedDrifts
    .filter(({ needsChanges }) => mayChange || !needsChanges)
    .flatMap((drift, index) => {
      const fitting = simple.filter(drift.fits)
      const key = fitting[index % Math.max(1, fitting.length)]
      return key ? [{ key, drift }] : []
    })
    .slice(0, planted)
}

const editsOf = (places: readonly Planting[]) => {
  const edits = new Map<OperationKey, ReturnType<PlantedDrift['plant']>>()
  for (const { key, drift } of places) {
    const [before, edit] = [edits.get(key), drift.plant(key)]
    edits.set(
      key,
      before ? ({ request, response }) => edit({ request, response: before({ request, response }) }) : edit,
    )
  }
  return edits
}

/** Plants drifts between the judge and the target, and counts those that the judge finds. */
export const selfCheck = async (
  { keys, audiences }: Pick<Plan, 'keys' | 'audiences'>,
  mayChange: boolean,
  options: RunOptions,
): Promise<SelfChecked> => {
  const places = choosePlaces(keys, mayChange)
  const proxy = await startPlantingProxy(options.target, editsOf(places))
  const target = createTarget(proxy.url, { signal: options.signal })
  const findings = createFindings(options.now)
  const chosen = [...new Set(places.map(({ key }) => key))]
  const checks = [...exampleChecks(chosen), ...(mayChange ? requestChecks(chosen, callerAmong(audiences)) : [])].filter(
    ({ audience }) => audiences.includes(audience),
  )
  const { onResult: _onResult, onOther: _onOther, ...given } = options
  const own = { target, findings, coverage: createCoverage(), served: createServed(), concurrency: 1 }
  await runChecks(checks, { ...given, ...own })
  target.close()
  proxy.close()
  const found = places.filter(({ key, drift }) =>
    findings.all().some((finding) => finding.key === key && finding.kind === drift.kind),
  )
  return { planted, found: found.length }
}
