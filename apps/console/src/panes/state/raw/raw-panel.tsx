import { Button, CloseIcon, CopyButton, IconButton, JsonView, KeyCap, Tabs } from '@soe/ui'
import { memo, useEffect, useId, useMemo, useRef } from 'react'
import { copyTexts, moreLines } from '../../../feedback'
import type { Difference } from '../difference/diff-state'
import { DifferenceList } from '../difference/difference-list'
import type { Baseline } from '../difference/use-baseline'
import type { StateView } from '../view/use-state-view'
import type { SectionLocation } from './section-location'
import styles from './raw-panel.module.css'

interface LineRange {
  /** First and last line, from 0, of JSON indented by two spaces. */
  from: number
  to: number
}

const linesIn = (value: unknown): number => (JSON.stringify(value, null, 2) ?? '').split('\n').length

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** JSON leaves out undefined fields. */
const entriesOf = (value: object) =>
  Object.entries(value).filter(([, part]) => Array.isArray(value) || part !== undefined)

/** The lines of the value at the path; undefined if there is none. */
export const linesOf = (value: unknown, path: readonly (string | number)[]): LineRange | undefined => {
  const [key, ...rest] = path
  if (key === undefined) return { from: 0, to: linesIn(value) - 1 }
  if (!isContainer(value)) return undefined
  const entries = entriesOf(value)
  const at = entries.findIndex(([name]) => name === String(key))
  const below = linesOf(entries[at]?.[1], rest)
  if (at === -1 || !below) return undefined
  const before = entries.slice(0, at).reduce((lines, [, part]) => lines + linesIn(part), 1)
  return { from: before + below.from, to: before + below.to }
}

export type RawTab = 'raw' | 'difference'

interface RawPanelProps {
  view: StateView
  section: SectionLocation
  tab: RawTab
  onTab: (tab: RawTab) => void
  differences: readonly Difference[]
  baseline: Baseline | undefined
  onCopy: () => void
  /** Closes the panel where it covers the sections. */
  onClose: (() => void) | undefined
}

const Marked = memo(({ value, label, path }: { value: unknown; label: string; path: string }) => {
  const root = useRef<HTMLDivElement>(null)
  const marked = useMemo(() => linesOf(value, JSON.parse(path) as (string | number)[]), [value, path])
  useEffect(() => {
    const [container, line] = [root.current, root.current?.querySelector<HTMLElement>('[data-marked="true"]')]
    if (container && line) container.scrollTop = Math.max(0, line.offsetTop - container.clientHeight / 4)
  }, [path])
  return (
    <div ref={root} className={styles.json}>
      <JsonView value={value} label={label} moreLabel={moreLines} numbered {...(marked && { marked })} />
    </div>
  )
})

export const valueAt = ({ state, details }: StateView, { source }: SectionLocation): unknown =>
  source === 'state' ? state : details

export const RawPanel = ({ view, section, tab, onTab, differences, baseline, onCopy, onClose }: RawPanelProps) => {
  const panelId = useId()
  const value = valueAt(view, section)
  const address = `/__sim/v1/worlds/${encodeURIComponent(view.world)}/${section.source}`
  return (
    <>
      <div className={styles.head}>
        <Tabs
          label="The state as data"
          tabs={[
            { id: 'raw', label: 'Raw' },
            { id: 'difference', label: 'Difference', note: differences.length },
          ]}
          selected={tab}
          onSelect={(id) => onTab(id === 'difference' ? 'difference' : 'raw')}
          panelId={panelId}
        />
        <Button variant="text" size="small" onClick={onCopy}>
          Copy
          <KeyCap>C</KeyCap>
        </Button>
        {onClose && (
          <IconButton label="Close the JSON" title="Close the JSON" onClick={onClose}>
            <CloseIcon size={15} />
          </IconButton>
        )}
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${tab}`}
        className={styles.panel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={tab === 'difference' ? 0 : -1}
      >
        {tab === 'raw' ? (
          <>
            <p className={styles.address}>
              <code>GET {address}</code>
              <CopyButton
                text={`curl -s '${location.origin}${address}'`}
                texts={copyTexts('The request as curl')}
                label="Copy the request as curl"
              />
            </p>
            <Marked value={value} label={`JSON of the ${section.source}`} path={JSON.stringify(section.path)} />
          </>
        ) : (
          <DifferenceList differences={differences} baseline={baseline} />
        )}
      </div>
    </>
  )
}
