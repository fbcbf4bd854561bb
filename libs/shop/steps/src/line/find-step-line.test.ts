import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { findStepLine } from './find-step-line'

const line = (lineId: string, lineActivityType: 'ACC' | 'EUP' | 'NSE', deviceItem?: object) => ({
  lineId,
  lineActivityType,
  deviceItem,
  serviceInfo: { mtn: `mtn of ${lineId}` },
})

const lines = [
  line('newLine1', 'NSE', {}),
  line('newLine2', 'EUP', {}),
  line('newLine3', 'NSE', {}),
  line('newLine4', 'ACC'),
]

const cart = (pending: { lineId: string; step: string }[] = []) =>
  partOf<CartView>({
    lineDetails: {
      allLines: lines.map(({ lineId }) => lineId),
      lineInfo: Object.fromEntries(lines.map((entry) => [entry.lineId, entry])),
    },
    pendingSteps: { sortedSteps: pending },
  })

describe('the line that a page is about', () => {
  it.each([
    ['is the one that the address names', 'newLine1', 'newLine1'],
    ['goes by its number too', 'mtn of newLine1', 'newLine1'],
    ['is the one that waits, when the address names none', undefined, 'newLine3'],
    ['is the one that waits, when the address names a line that is gone', 'newLine9', 'newLine3'],
  ])('%s', (_, name, lineId) => {
    expect(findStepLine(cart([{ lineId: 'newLine3', step: 'PLANSELECTION' }]), 'PlanSelection', name)?.lineId).toBe(
      lineId,
    )
  })

  it.each([
    ['MTNSelectionPage', 'newLine2'],
    ['PlanSelection', 'newLine3'],
  ] as const)('is, for %s, the last that may change its choice when none waits', (step, lineId) => {
    expect(findStepLine(cart(), step, undefined)?.lineId).toBe(lineId)
  })
})
