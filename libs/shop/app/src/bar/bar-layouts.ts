import type { BarItem, BarPattern } from '@soe/contracts/app-bridge'

export interface BarLayout {
  readonly items: readonly BarItem[]
  readonly showsTitle: boolean
  readonly hasIcons: boolean
  readonly hasTabs: boolean
  readonly hasChat: boolean
}

const bare = {
  items: [],
  showsTitle: true,
  hasIcons: false,
  hasTabs: false,
  hasChat: true,
} as const satisfies BarLayout

/** The specification names what A, B, D and F show; the rest is chosen (decision 127). */
export const barLayouts: Readonly<Record<BarPattern, BarLayout>> = {
  A: {
    ...bare,
    items: ['logo', 'stores', 'alerts', 'settings', 'signIn'],
    showsTitle: false,
    hasIcons: true,
    hasTabs: true,
  },
  B: { ...bare, items: ['back'], hasIcons: true, hasTabs: true },
  B1: { ...bare, items: ['back'], hasTabs: true },
  B2: { ...bare, items: ['back'] },
  C: { ...bare, hasIcons: true, hasTabs: true },
  D1: { ...bare, items: ['close'] },
  D2: { ...bare, items: ['back', 'close'] },
  E: { ...bare, hasTabs: true },
  F: { ...bare, items: ['close'], showsTitle: false, hasChat: false },
  G: { ...bare, showsTitle: false, hasChat: false },
}
