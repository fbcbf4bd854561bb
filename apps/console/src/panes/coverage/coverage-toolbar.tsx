import { Button, DownloadIcon, Menu, SearchField, Toolbar } from '@soe/ui'
import type { Ref } from 'react'
import styles from './coverage-toolbar.module.css'
import { stateWords, type Scope } from './describe-cell'
import type { CellState } from './grid/coverage-grid'

const scopes: readonly { id: Scope; label: string }[] = [
  { id: 'world', label: 'This world' },
  { id: 'all', label: 'All worlds since start' },
]

const Scopes = ({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) => (
  <fieldset className={styles.scopes} aria-label="Whose calls count">
    {scopes.map(({ id, label }) => (
      <button key={id} type="button" aria-pressed={id === scope} onClick={() => onScope(id)}>
        {label}
      </button>
    ))}
  </fieldset>
)

export const Legend = () => (
  <ul className={styles.legend} aria-label="What the cells mean">
    {(Object.keys(stateWords) as CellState[]).map((state) => (
      <li key={state} data-state={state}>
        {stateWords[state]}
      </li>
    ))}
  </ul>
)

export const exportForms = ['CSV', 'JSON', 'Holes as scenarios, YAML'] as const
export type ExportForm = (typeof exportForms)[number]

interface CoverageToolbarProps {
  scope: Scope
  onScope: (scope: Scope) => void
  text: string
  onText: (text: string) => void
  search: Ref<HTMLInputElement>
  exportRoot: Ref<HTMLDivElement>
  onExport: (form: ExportForm) => void
  /** Opens the list of holes; undefined while it is open. */
  onSide: (() => void) | undefined
}

export const CoverageToolbar = ({
  scope,
  onScope,
  text,
  onText,
  search,
  exportRoot,
  onExport,
  onSide,
}: CoverageToolbarProps) => (
  <Toolbar label="What the grid shows">
    <Scopes scope={scope} onScope={onScope} />
    <div className={styles.search}>
      <SearchField ref={search} label="Operation or error" keyCap="/" value={text} onChange={onText} />
    </div>
    <Legend />
    <div ref={exportRoot} className={styles.export}>
      <Menu
        align="end"
        items={exportForms.map((form) => ({ label: form, onChoose: () => onExport(form) }))}
        trigger={(trigger) => (
          <Button {...trigger} variant="outline" size="small">
            <DownloadIcon size={15} />
            Export
          </Button>
        )}
      />
    </div>
    {onSide && (
      <Button variant="outline" size="small" onClick={onSide}>
        Holes
      </Button>
    )}
  </Toolbar>
)
