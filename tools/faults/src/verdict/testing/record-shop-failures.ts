import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '@soe/scenario'
import { inDrawnOrder } from '../../exam/draw'
import { plantedFaults } from '../../planted'
import { consoleFaults } from '../../planted/console'
import type { FaultKind } from '../../planted/planted-fault'
import { runBrowserSuite } from '../../run/browser-suites'
import { readRows, type ReachRow } from '../../run/rows'
import { buildWorkspace } from '../../workspace/build-workspace'
import { copyWorkspace } from '../../workspace/copy-workspace'
import { faultWorkspace } from '../../workspace/fault-workspace'
import { shopFailuresFile, type ShopFailure } from './shop'

/** Kinds of fault that change calls, or what a page shows of answers. */
const kinds: readonly FaultKind[] = [
  'a handler does nothing',
  'a handler does something else',
  'a wrong field',
  'a missing await',
  'a stale read',
  'sent twice',
  'a wrong price',
  'a retry too many or too few',
  'a lock or a permission ignored',
  'let through unchecked',
]

/** Journeys that each fault is tried in. */
const mostTests = 4

/** Recordings of a fault, each of another journey. */
const mostRecorded = 2

const longestReport = 3000

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const colours = /\u001B\[[\d;]*m/g

interface Row {
  readonly fault: string
  readonly test: string
  readonly errors: readonly string[]
  readonly world?: string
  readonly 'calls of the world'?: string
}

interface Snapshot {
  readonly header: { readonly persona: string; readonly seed: number }
  readonly collections: { readonly scenarios?: readonly { readonly document: Scenario }[] }
}

const asFailure = ({ fault, test, errors, world, 'calls of the world': calls }: Row): ShopFailure[] => {
  if (world === undefined || calls === undefined) return []
  const { header, collections } = JSON.parse(world) as Snapshot
  const made = JSON.parse(calls) as ShopFailure['calls']
  return [
    {
      fault,
      test,
      persona: header.persona,
      seed: header.seed,
      scenarios: (collections.scenarios ?? []).map(({ document }) => document),
      report: errors.join('\n').replaceAll(colours, '').slice(0, longestReport),
      calls: made.map(({ operation, audience, page, request, outcome }) => ({
        operation,
        audience,
        page,
        request,
        outcome,
      })),
    },
  ]
}

/** Runs journeys under planted faults that they reach, and records the reports of those that fail. */
export const recordShopFailures = (files: readonly string[], seed: number) => {
  const workspace = faultWorkspace(undefined, 'verdict')
  mkdirSync(workspace.copy, { recursive: true })
  const ofConsole = new Set(consoleFaults.map(({ id }) => id))
  const wanted = plantedFaults.filter(({ id, kind }) => kinds.includes(kind) && !ofConsole.has(id))
  copyWorkspace(workspace, wanted)
  buildWorkspace(workspace)
  const fileOf = (name: string) => join(workspace.folder, `${name}.jsonl`)
  const [reach, rows, failures] = [fileOf('reach'), fileOf('results'), fileOf('failures')]
  const suite = { suite: 'apps/e2e', workers: 2, files }
  if (!existsSync(reach)) runBrowserSuite(workspace, { ...suite, rows: reach })
  const passed = readRows<ReachRow>(reach).filter(({ outcome }) => outcome === 'passed')
  const faults: Record<string, string[]> = {}
  for (const { id } of inDrawnOrder(wanted, seed, (fault) => fault.id)) {
    const reaching = passed
      .filter(({ reached = [] }) => reached.includes(id))
      .toSorted((left, right) => (left.reached?.length ?? 0) - (right.reached?.length ?? 0) || left.ms - right.ms)
    for (const { test } of reaching.slice(0, mostTests)) (faults[test] ??= []).push(id)
  }
  rmSync(failures, { force: true })
  runBrowserSuite(workspace, { ...suite, rows, failures, faults })
  const recorded = new Map<string, ShopFailure[]>()
  for (const failure of readRows<Row>(failures).flatMap(asFailure))
    recorded.set(failure.fault, [...(recorded.get(failure.fault) ?? []), failure].slice(0, mostRecorded))
  writeFileSync(shopFailuresFile, `${JSON.stringify([...recorded.values()].flat(), null, 1)}\n`)
}
