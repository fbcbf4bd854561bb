export type HelpText = 'chat' | 'video' | 'representative' | 'videoLink'

export interface HelpRow {
  readonly way: 'chat' | 'video'
  readonly text: HelpText
}

/** Which entry of the throttle list offers what on an error page; of two for one way, the first counts. */
const rows: readonly (HelpRow & { readonly entry: string })[] = [
  { entry: 'EA_C', way: 'chat', text: 'chat' },
  { entry: 'EA_VC', way: 'video', text: 'video' },
  { entry: 'EA_BAU', way: 'chat', text: 'representative' },
  { entry: 'EA_BAU', way: 'video', text: 'videoLink' },
]

/** The help that the throttle list offers; chat before video. */
export const helpRowsFor = (throttleList: readonly string[]): readonly HelpRow[] => {
  const offered = rows.filter(({ entry }) => throttleList.includes(entry))
  const first = offered.filter(({ way }, at) => offered.findIndex((row) => row.way === way) === at)
  return first.map(({ way, text }) => ({ way, text })).toSorted((left, right) => left.way.localeCompare(right.way))
}
