import type { CatalogOperation } from '@soe/contracts'
import { CopyButton, IconButton, JsonView } from '../../design'
import styles from './catalog-page.module.css'

interface OperationDetailProps {
  operation: CatalogOperation
  onError: (id: string) => void
  onClose: () => void
}

export const OperationDetail = ({ operation, onError, onClose }: OperationDetailProps) => {
  const { key, method, summary, paths, errors, example } = operation
  return (
    <div className={styles['detail']}>
      <header>
        <h2>{key}</h2>
        <CopyButton text={key} what="Key" />
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      <p>{summary}</p>
      <dl className={styles['paths']}>
        {Object.entries(paths).map(([audience, path]) => (
          <div key={audience}>
            <dt>{audience}</dt>
            <dd>
              <code>
                {method} {path}
              </code>
            </dd>
          </div>
        ))}
      </dl>
      <h3>May answer</h3>
      <Links ids={errors} onChoose={onError} none="No error of the catalogue." />
      {example.query && (
        <>
          <h3>Example of a query</h3>
          <JsonView label="Example of a query" value={example.query} />
        </>
      )}
      {example.body !== undefined && (
        <>
          <h3>Example of a body</h3>
          <JsonView label="Example of a body" value={example.body} />
        </>
      )}
    </div>
  )
}

/** Ids that lead to what they name. */
export const Links = ({
  ids,
  onChoose,
  none,
}: {
  ids: readonly string[]
  onChoose: (id: string) => void
  none: string
}) =>
  ids.length === 0 ? (
    <p>{none}</p>
  ) : (
    <div className={styles['links']}>
      {ids.map((id) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {id}
        </button>
      ))}
    </div>
  )
