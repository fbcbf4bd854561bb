import { isRecord } from '@soe/contracts'
import {
  insertCompletionText,
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { offersAt, type KnownWords, type Offer, type RuleContext } from '../text/complete'
import { cursorPositionAt } from '../text/cursor-position'
import { readYaml, fieldAt, type Read } from '../text/read-yaml'

const listOf = (value: unknown): string[] => {
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}

const fieldIn = (rule: Read | undefined, name: string): unknown => (isRecord(rule?.data) ? rule.data[name] : undefined)

const rulesOf = (root: Read | undefined) => fieldAt(root, 'rules')?.value?.items ?? []

/** Targets of the rule around the cursor, or of the command in its line, and the ids of all rules. */
const ruleContextOf = (text: string, offset: number): RuleContext => {
  const rules = rulesOf(readYaml(text))
  const rule = rules.findLast((candidate) => candidate !== undefined && candidate.from <= offset)
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const inLine = /failNext.*\bon["']?:\s*["']?([\w.]+)/.exec(line)?.[1]
  return {
    on: inLine === undefined ? listOf(fieldIn(rule, 'on')) : [inLine],
    ruleIds: rules.flatMap((other) => listOf(fieldIn(other, 'id'))),
  }
}

const put = (offer: Offer) => (view: EditorView, picked: Completion, from: number, to: number) => {
  const indent = /^(\s*(?:- )*)/.exec(view.state.doc.lineAt(from).text)?.[1]?.replaceAll('-', ' ') ?? ''
  const text = offer.text.replaceAll('\n', `\n${indent}`)
  const after = view.state.sliceDoc(to, to + 1)
  const end = /^["']/.test(offer.text) && after === offer.text[0] ? to + 1 : to
  const isName = offer.text.includes(':')
  view.dispatch({
    ...insertCompletionText(view.state, text, from, end),
    ...(offer.cursor !== undefined && { selection: { anchor: from + offer.cursor } }),
    annotations: pickedCompletion.of(picked),
  })
  if (isName) startCompletion(view)
}

const detailAtMost = 44

const shortened = (detail: string) => (detail.length > detailAtMost ? `${detail.slice(0, detailAtMost - 1)}…` : detail)

export const offerWords =
  (known: () => KnownWords) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString()
    const position = cursorPositionAt(text.slice(0, pos))
    if (!position || (!explicit && position.word === '' && !/[:,{[-]\s+["']?$/.test(text.slice(0, pos)))) return null
    const offers = offersAt(position, ruleContextOf(text, pos), known(), /^\s*[{[]/.test(text))
    if (offers.length === 0) return null
    const quote = /["']/.test(text[position.from] ?? '') ? (text[position.from] ?? '') : ''
    return {
      from: position.from,
      options: offers.map((offer, at) => ({
        // A quote that is already typed takes part in the comparison.
        label: quote + offer.label,
        displayLabel: offer.label,
        apply: put(
          quote === '' || offer.text.startsWith('"') ? offer : { ...offer, text: JSON.stringify(offer.label) },
        ),
        section: offer.group,
        // Ranks equal matches in the order offered.
        boost: -Math.min(99, at),
        ...(offer.detail !== undefined && { detail: shortened(offer.detail) }),
      })),
      validFor: /^["']?[\w.*-]*$/,
    }
  }
