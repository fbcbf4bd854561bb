import { StateEffect, StateField, type Range, type Text } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet, WidgetType } from '@codemirror/view'
import type { ProblemMark } from '../text/problem-mark'
import type { RuleLine, RuleStatus } from '../text/rule-lines'
import { ProblemPanel, type PanelActions } from './problem-panel'
import styles from './editor.module.css'

export const showProblems = StateEffect.define<readonly ProblemMark[]>()
export const showRules = StateEffect.define<readonly RuleLine[]>()

const mostPanels = 30

const underline = (mark: ProblemMark): Range<Decoration>[] =>
  mark.to > mark.from
    ? [
        Decoration.mark({
          class: styles.squiggle ?? '',
          attributes: { 'data-severity': mark.problem.severity },
        }).range(mark.from, mark.to),
      ]
    : []

const problemNotes = (doc: Text, marks: readonly ProblemMark[], actions: PanelActions): DecorationSet => {
  const next = marks.find(({ isReplaceable }) => isReplaceable)
  const notes = marks.slice(0, mostPanels).flatMap((mark) => {
    const line = doc.lineAt(Math.min(mark.from, doc.length))
    const widget = new ProblemPanel(mark, actions, mark === next)
    return [...underline(mark), Decoration.widget({ widget, block: true, side: 1 }).range(line.to)]
  })
  return Decoration.set(notes, true)
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

const sentenceOf = (status: RuleStatus): string => {
  if (status.kind === 'draft') return 'draft'
  if (status.kind === 'fired') return `fired ${times(status.fired)}`
  return status.matched === 0 ? 'waits' : `waits, counted ${status.matched}`
}

class RuleNote extends WidgetType {
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

const ruleNotes = (doc: Text, lines: readonly RuleLine[], open: (decision: string) => void): DecorationSet =>
  Decoration.set(
    lines.flatMap(({ from, status }) => {
      if (!status || from > doc.length) return []
      const line = doc.lineAt(from)
      return [Decoration.widget({ widget: new RuleNote(status, open), side: 1 }).range(line.to)]
    }),
    true,
  )

const notesOf = <Given>(
  effect: ReturnType<typeof StateEffect.define<Given>>,
  make: (doc: Text, given: Given) => DecorationSet,
) =>
  StateField.define<DecorationSet>({
    create: () => Decoration.none,
    // Decorations move with the text until the next result.
    update: (shown, { changes, effects, newDoc }) => {
      const given = effects.find((candidate) => candidate.is(effect))
      return given ? make(newDoc, given.value as Given) : shown.map(changes)
    },
    provide: (field) => EditorView.decorations.from(field),
  })

export const notesInText = (actions: PanelActions & { openDecision: (decision: string) => void }) => [
  notesOf(showProblems, (doc, marks: readonly ProblemMark[]) => problemNotes(doc, marks, actions)),
  notesOf(showRules, (doc, lines: readonly RuleLine[]) => ruleNotes(doc, lines, actions.openDecision)),
]
