import { WidgetType } from '@codemirror/view'
import type { Standing } from '../text/rule-lines'
import styles from './editor.module.css'

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

const sentenceOf = (standing: Standing): string => {
  if (standing.kind === 'draft') return 'draft'
  if (standing.kind === 'fired') return `fired ${times(standing.fired)}`
  return standing.matched === 0 ? 'waits' : `waits, counted ${standing.matched}`
}

/** Shows the rule's status at the end of its first line. */
export class RuleNote extends WidgetType {
  constructor(
    readonly standing: Standing,
    readonly openDecision: (decision: string) => void,
  ) {
    super()
  }

  override eq({ standing }: RuleNote) {
    return JSON.stringify(standing) === JSON.stringify(this.standing)
  }

  override toDOM() {
    const note = document.createElement('span')
    note.className = styles.ruleNote ?? ''
    note.dataset['kind'] = this.standing.kind
    note.contentEditable = 'false'
    note.textContent = sentenceOf(this.standing)
    const decision = this.standing.kind === 'fired' ? this.standing.decision : undefined
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
