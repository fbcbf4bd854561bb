import type { CatalogError } from '@soe/contracts'
import { CloseIcon, CopyButton, IconButton } from '@soe/ui'
import { copyTexts } from '../../feedback'
import styles from './catalog-page.module.css'
import { Links } from './operation-detail'

interface ErrorDetailProps {
  error: CatalogError
  onOperation: (key: string) => void
  onClose: () => void
}

export const ErrorDetail = ({ error, onOperation, onClose }: ErrorDetailProps) => {
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
