/** The parts of a world, in tab order. */
export const paneIds = ['journal', 'state', 'scenarios', 'coverage', 'chats'] as const
export type PaneId = (typeof paneIds)[number]

export const isPaneId = (id: string | undefined): id is PaneId => paneIds.some((pane) => pane === id)

export const paneHref = (world: string, pane: PaneId, query: Readonly<Record<string, string>> = {}): string => {
  const asked = new URLSearchParams(query).toString()
  return `/worlds/${encodeURIComponent(world)}/${pane}${asked === '' ? '' : `?${asked}`}`
}

export const catalogHref = '/catalog'
export const snapshotsHref = '/snapshots'
export const appHref = '/app'
export const exploreHref = '/explore'

/** What is beside the worlds, as the rail, the palette and a window's title call it. */
export const pageNames: Readonly<Record<string, string>> = {
  [catalogHref]: 'Operations and errors',
  [appHref]: 'App',
  [snapshotsHref]: 'Snapshots',
  [exploreHref]: 'Explore',
}

/** @param since the number of the left world's call at which they parted */
export const besideHref = (left: string, right: string, since = 0): string =>
  `/beside/${encodeURIComponent(left)}/${encodeURIComponent(right)}${since === 0 ? '' : `?since=${since}`}`
