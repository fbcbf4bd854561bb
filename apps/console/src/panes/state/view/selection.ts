import { createContext, use } from 'react'

export const sectionIds = [
  'cart',
  'lock',
  'case',
  'session',
  'wishlist',
  'story',
  'customer',
  'settings',
  'orders',
] as const
export type SectionId = (typeof sectionIds)[number]

export interface Preset {
  command: string
  given: Readonly<Record<string, unknown>>
}

export interface Selection {
  selected: SectionId
  select: (id: SectionId) => void
  edit: (preset: Preset) => void
}

export const SelectionContext = createContext<Selection>({
  selected: 'cart',
  select: () => undefined,
  edit: () => undefined,
})

export const useSelection = () => use(SelectionContext)

/** The next or previous section; wraps around. */
export const stepFrom = (selected: SectionId, by: 1 | -1): SectionId =>
  sectionIds[(sectionIds.indexOf(selected) + by + sectionIds.length) % sectionIds.length] ?? selected
