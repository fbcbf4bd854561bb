import { EmptyState } from '@soe/ui'
import { pathText, type Difference, type FieldChange } from './diff-state'
import styles from './difference-list.module.css'
import { differenceWords } from './difference-words'
import { shownValue } from './shown-value'
import type { Baseline } from './use-baseline'

const Field = ({ change }: { change: FieldChange }) => (
  <li>
    <code className={styles.path}>{pathText(change.path)}</code>
    <del>{shownValue(change, change.before)}</del>
    <ins>{shownValue(change, change.after)}</ins>
  </li>
)

export const DifferenceList = ({
  differences,
  baseline,
}: {
  differences: readonly Difference[]
  baseline: Baseline | undefined
}) =>
  differences.length === 0 ? (
    <EmptyState level={2} title="Nothing has changed">
      <p>The world holds what it held {baseline ? baseline.name : 'then'}. Make a call, or run a command.</p>
    </EmptyState>
  ) : (
    <ol className={styles.list} aria-label="What has changed">
      {differences.map((difference) => (
        <li key={`${difference.collection} ${difference.id}`} data-kind={difference.kind}>
          <h3>{differenceWords(difference)}</h3>
          {difference.fields.length > 0 && (
            <ul>
              {difference.fields.map((change) => (
                <Field key={pathText(change.path)} change={change} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
