import type { CatalogOperation } from '@soe/contracts'
import { CloseIcon, CopyButton, IconButton, JsonView } from '@soe/ui'
import { copyTexts, moreLines } from '../../feedback'
import styles from './catalog-page.module.css'

interface OperationDetailProps {
  operation: CatalogOperation
  onError: (id: string) => void
  onClose: () => void
}

export const OperationDetail = ({ operation, onError, onClose }: OperationDetailProps) => {
  const { key, method, summary, paths, errors, example } = operation
  return (
    <div className={styles.detail}>
      <header>
        <h2>{key}</h2>
        <CopyButton text={key} texts={copyTexts('Key')} label="Copy key" />
        <IconButton label="Close" title="Close" onClick={onClose}>
          <CloseIcon size={15} />
        </IconButton>
      </header>
      <p>{summary}</p>
      <dl className={styles.paths}>
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
          <JsonView label="Example of a query" moreLabel={moreLines} value={example.query} />
        </>
      )}
      {example.body !== undefined && (
        <>
          <h3>Example of a body</h3>
          <JsonView label="Example of a body" moreLabel={moreLines} value={example.body} />
        </>
      )}
    </div>
  )
}

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
    <div className={styles.links}>
      {ids.map((id) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {id}
        </button>
      ))}
    </div>
  )
