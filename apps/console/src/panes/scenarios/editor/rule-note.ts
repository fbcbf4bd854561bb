import { WidgetType } from '@codemirror/view'
import type { RuleStatus } from '../text/rule-lines'
import styles from './editor.module.css'

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

const sentenceOf = (status: RuleStatus): string => {
  if (status.kind === 'draft') return 'draft'
  if (status.kind === 'fired') return `fired ${times(status.fired)}`
  return status.matched === 0 ? 'waits' : `waits, counted ${status.matched}`
}

export class RuleNote extends WidgetType {
  constructor(
    readonly status: RuleStatus,
    readonly openDecision: (decision: string) => void,
  ) {
    super()
  }

  override eq({ status }: RuleNote) {
    return JSON.stringify(status) === JSON.stringify(this.status)
  }

  override toDOM() {
    const note = document.createElement('span')
    note.className = styles.ruleNote ?? ''
    note.dataset['kind'] = this.status.kind
    note.contentEditable = 'false'
    note.textContent = sentenceOf(this.status)
    const decision = this.status.kind === 'fired' ? this.status.decision : undefined
    if (decision !== undefined) note.append(this.linkTo(decision))
    return note
  }

  private linkTo(decision: string) {
    const link = document.createElement('button')
    link.type = 'button'
    link.textContent = decision
    link.title = 'Open this call in the journal'
    link.addEventListener('click', () => this.openDecision(decision))
    const after = document.createElement('span')
    after.append(', ', link)
    return after
  }

  override ignoreEvent() {
    return true
  }
}
