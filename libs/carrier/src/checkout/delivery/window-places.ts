import type { WorldDraft } from '@soe/world'

/** Orders that the couriers take in one window. */
const placesPerWindow = 3

const counterOf = (windowId: string): string => `sdd-window ${windowId}`

export const isWindowFull = ({ header }: WorldDraft, windowId: string): boolean =>
  (header.counters[counterOf(windowId)] ?? 0) >= placesPerWindow

export const takeWindowPlace = (draft: WorldDraft, windowId: string): void => {
  draft.count(counterOf(windowId))
}
