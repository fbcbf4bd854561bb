import styles from './catalog-page.module.css'

export interface CatalogItem {
  id: string
  words: string
  note: string
}

interface CatalogListProps {
  items: readonly CatalogItem[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

export const CatalogList = ({ items, chosen, onChoose }: CatalogListProps) => (
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
