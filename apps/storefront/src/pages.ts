import { lazy, type ComponentType } from 'react'

export interface PageEntry {
  /** A wouter pattern. */
  path: string
  Page: ComponentType
  /** Fetches the page's code ahead of a visit. */
  preload: () => Promise<unknown>
}

const page = (path: string, load: () => Promise<{ Page: ComponentType }>): PageEntry => ({
  path,
  Page: lazy(async () => ({ default: (await load()).Page })),
  preload: load,
})

const grid = () => import('./pages/grid-page')

/** Every page of the shop by its address; the first match wins. */
export const pages: readonly PageEntry[] = [page('/', grid), page('/smartphones', grid)]
