import { EmptyState, SearchField, Split, Tabs, Toolbar, CloseIcon, CopyButton, IconButton } from '@soe/ui'
import { useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useErrors, useOperations } from '../../data'
import { ErrorNote, Loading, copyTexts } from '../../feedback'
import { useKeys } from '../../keys'
import styles from './catalog-page.module.css'
import { OperationDetail, Links } from './operation-detail'
import type { CatalogError, CatalogOperation } from '@soe/contracts'

const parts = ['operations', 'errors'] as const
type Part = (typeof parts)[number]

const isPart = (part: string | null): part is Part => parts.some((known) => known === part)

const useCatalogAddress = () => {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('part')
  const set = (change: Readonly<Record<string, string | undefined>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === undefined || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return {
    part: isPart(asked) ? asked : 'operations',
    text: query.get('text') ?? '',
    chosen: query.get('id') ?? undefined,
    set,
  }
}

interface CatalogItem {
  id: string
  words: string
  note: string
}

interface CatalogListProps {
  items: readonly CatalogItem[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

const CatalogList = ({ items, chosen, onChoose }: CatalogListProps) => (
  <ul className={styles.items}>
    {items.map(({ id, words, note }) => (
      <li key={id}>
        <button type="button" aria-current={id === chosen ? 'true' : undefined} onClick={() => onChoose(id)}>
          <code>{id}</code>
          <span>{words}</span>
          <span className={styles.note}>{note}</span>
        </button>
      </li>
    ))}
  </ul>
)

const has = (searched: string, text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.toLowerCase().includes(word))

/** Operations whose key, summary, paths or errors contain every word of the text. */
const findOperations = (operations: readonly CatalogOperation[], text: string) =>
  operations.filter(({ key, summary, paths, errors }) =>
    has([key, summary, ...Object.values(paths), ...errors].join(' '), text),
  )

const findErrors = (errors: readonly CatalogError[], text: string) =>
  errors.filter(({ id, name, message, category, status, handling, operations }) =>
    has([id, name, message, category, status, handling, ...operations].join(' '), text),
  )

interface ErrorDetailProps {
  error: CatalogError
  onOperation: (key: string) => void
  onClose: () => void
}

const ErrorDetail = ({ error, onOperation, onClose }: ErrorDetailProps) => {
  const { id, name, message, category, severity, status, handling, operations } = error
  return (
    <div className={styles.detail}>
      <header>
        <h2>{id}</h2>
        <CopyButton text={id} texts={copyTexts('Error id')} label="Copy error id" />
        <IconButton label="Close" title="Close" onClick={onClose}>
          <CloseIcon size={15} />
        </IconButton>
      </header>
      <p>{message}</p>
      <dl className={styles.paths}>
        <div>
          <dt>Name</dt>
          <dd>
            <code>{name}</code>
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{status === 0 ? 'no answer' : status}</dd>
        </div>
        <div>
          <dt>Category</dt>
          <dd>
            {category}, {severity}
          </dd>
        </div>
        <div>
          <dt>The shop</dt>
          <dd>{handling}</dd>
        </div>
      </dl>
      <h3>Answered by</h3>
      <Links ids={operations} onChoose={onOperation} none="No operation answers it." />
    </div>
  )
}

export const CatalogPage = () => {
  const operations = useOperations()
  const errors = useErrors()
  const { part, text, chosen, set } = useCatalogAddress()
  const search = useRef<HTMLInputElement>(null)
  useKeys('Catalogue', [
    { keys: '/', label: 'Search', run: () => search.current?.focus(), isBar: true },
    { keys: 'Escape', label: 'Close', run: () => set({ id: undefined }) },
  ])
  if (operations.error ?? errors.error) {
    return (
      <div className={styles.error}>
        <ErrorNote
          error={operations.error ?? errors.error}
          onRetry={() => void Promise.all([operations.refetch(), errors.refetch()])}
        />
      </div>
    )
  }
  if (!operations.data || !errors.data) return <Loading label="Reading the catalogue" rows={14} />
  const found = {
    operations: findOperations(operations.data, text).map(({ key, summary, errors: { length } }) => ({
      id: key,
      words: summary,
      note: length === 1 ? '1 error' : `${length} errors`,
    })),
    errors: findErrors(errors.data, text).map(({ id, message, status }) => ({
      id,
      words: message,
      note: String(status),
    })),
  }
  const operation = part === 'operations' ? operations.data.find(({ key }) => key === chosen) : undefined
  const error = part === 'errors' ? errors.data.find(({ id }) => id === chosen) : undefined
  const go = (to: Part, id: string) => set({ part: to, id, text: undefined })
  const close = () => set({ id: undefined })
  return (
    <Split
      sideLabel="Details"
      sideWidth={480}
      side={
        (operation && <OperationDetail operation={operation} onError={(id) => go('errors', id)} onClose={close} />) ??
        (error && <ErrorDetail error={error} onOperation={(key) => go('operations', key)} onClose={close} />)
      }
    >
      <Toolbar label="Search the catalogue">
        <div className={styles.search}>
          <SearchField
            ref={search}
            label="Key, path, error or words"
            keyCap="/"
            value={text}
            onChange={(value) => set({ text: value })}
            onEnter={() => found[part][0] && set({ id: found[part][0].id })}
          />
        </div>
        <div className={styles.parts}>
          <Tabs
            label="Operations and errors"
            panelId="catalog"
            tabs={[
              { id: 'operations', label: 'Operations', note: found.operations.length },
              { id: 'errors', label: 'Errors', note: found.errors.length },
            ]}
            selected={part}
            onSelect={(id) => set({ part: id, id: undefined })}
          />
        </div>
      </Toolbar>
      <div className={styles.list} id="catalog" role="tabpanel" aria-labelledby={`catalog-${part}`}>
        {found[part].length === 0 ? (
          <EmptyState level={2} title={`Nothing in the ${part} has “${text}”`}>
            <p>Keys, paths, error ids and words of their descriptions are searched.</p>
          </EmptyState>
        ) : (
          <CatalogList items={found[part]} chosen={chosen} onChoose={(id) => set({ id })} />
        )}
      </div>
    </Split>
  )
}
