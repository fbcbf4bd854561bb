import type { PlantedFault } from './planted-fault'

export const tradeIn: readonly PlantedFault[] = [
  {
    id: 'changed-value-accepted-unseen',
    kind: 'a wrong price',
    sees: 'A trade-in whose value has fallen meanwhile is accepted at the lower value without being shown.',
    anchor: 'if (⟦total === worthIn(estimate, condition).total⟧) return add(condition)',
    faulty: 'true',
  },
  {
    id: 'imei-in-the-address',
    kind: 'unsafe markup or address',
    sees: 'The IMEI of a device stands in the address of the next page, and in its history.',
    anchor: 'go(pathTo(page, { line: lineId, device: ⟦withoutImei(device)⟧ }))',
    faulty: 'device',
  },
  {
    id: 'new-worth-is-silent',
    kind: 'not announced',
    sees: 'A screen reader does not say what an answer does to the worth of a device.',
    anchor: 'if (totalOf(next) !== totalOf(answers)) ⟦announce(texts.worthUpToAmount(formatPrice(totalOf(next))))⟧',
    faulty: 'undefined',
  },
]
