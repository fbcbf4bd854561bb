import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit, syntaxTree } from '@codemirror/language'
import { yaml } from '@codemirror/lang-yaml'
import { Compartment, Prec, type EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view'
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react'
import type { KnownWords } from '../text/complete'
import { replacementOf, type ProblemMark } from '../text/problem-mark'
import type { RuleLine } from '../text/rule-lines'
import { editorTheme } from './editor-theme'
import { notesInText, showProblems, showRules } from './notes-in-text'
import { offerWords } from './offer-words'
import styles from './editor.module.css'

export interface EditorHandle {
  complete: () => void
  goTo: (offset: number) => void
  replace: (mark: ProblemMark, choice: string) => void
}

export interface Cursor {
  line: number
  column: number
}

interface CodeEditorProps {
  /** The initial text; change the key to load another. */
  text: string
  label: string
  known: KnownWords
  /** Problems found in `markedText`; shown only while the editor holds that text. */
  marks: readonly ProblemMark[]
  markedText: string
  rules: readonly RuleLine[]
  isWrapped: boolean
  fixKeys: string
  onChange: (text: string) => void
  onCursor: (cursor: Cursor) => void
  onOpenDecision: (decision: string) => void
  onArm: () => void
  onFix: () => void
  onWrap: () => void
  handle: Ref<EditorHandle>
}

type Actions = Pick<
  CodeEditorProps,
  'known' | 'onChange' | 'onCursor' | 'onOpenDecision' | 'onArm' | 'onFix' | 'onWrap'
>

const wrapping = new Compartment()

const replaceIn = (view: EditorView, mark: ProblemMark, choice: string) => {
  const insert = replacementOf(mark, choice, view.state.doc.toString())
  view.dispatch({ changes: { from: mark.from, to: mark.to, insert }, selection: { anchor: mark.from + insert.length } })
  view.focus()
}

const cursorOf = ({ doc, selection }: EditorState): Cursor => {
  const line = doc.lineAt(selection.main.head)
  return { line: line.number, column: selection.main.head - line.from + 1 }
}

const keysOf = (latest: { current: Actions }) =>
  Prec.highest(
    keymap.of(
      (
        [
          ['Mod-Enter', 'onArm'],
          ['Mod-.', 'onFix'],
          ['Alt-z', 'onWrap'],
        ] as const
      ).map(([key, action]) => ({
        key,
        preventDefault: true,
        run: () => {
          latest.current[action]()
          return true
        },
      })),
    ),
  )

const kinds = [
  [/^[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?$/, 'number'],
  [/^(true|false|null|~)$/, 'number'],
  [/^(P(\d+D)?(T[\dHMS.]+)?|VZW-[\w-]+)$/, 'number'],
  [/^[a-z][A-Za-z]*\.([A-Za-z]+|\*)$/, 'call'],
] as const

const looks = {
  number: Decoration.mark({ attributes: { style: 'color: var(--code-number)' } }),
  call: Decoration.mark({ attributes: { style: 'font-weight: 600' } }),
}

const valuesIn = (view: EditorView): DecorationSet => {
  const found: ReturnType<typeof looks.call.range>[] = []
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        if (node.name !== 'Literal' || node.matchContext(['Key'])) return
        const kind = kinds.find(([pattern]) => pattern.test(view.state.sliceDoc(node.from, node.to)))?.[1]
        if (kind && node.to > node.from) found.push(looks[kind].range(node.from, node.to))
      },
    })
  }
  return Decoration.set(found, true)
}

/** Highlights numbers, durations, channels and contract keys, which are all literals in the YAML grammar. */
const markValues = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = valuesIn(view)
    }
    update({ docChanged, viewportChanged, view, startState, state }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.decorations = valuesIn(view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

const createView = (
  parent: HTMLElement,
  { text, label, fixKeys }: Pick<CodeEditorProps, 'text' | 'label' | 'fixKeys'>,
  latest: { current: Actions },
) => {
  const view: EditorView = new EditorView({
    parent,
    doc: text,
    extensions: [
      keysOf(latest),
      lineNumbers(),
      highlightActiveLineGutter(),
      highlightActiveLine(),
      history(),
      drawSelection(),
      indentUnit.of('  '),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ override: [offerWords(() => latest.current.known)], icons: false }),
      yaml(),
      markValues,
      editorTheme,
      wrapping.of([]),
      notesInText({
        replace: (mark, choice) => replaceIn(view, mark, choice),
        openDecision: (decision) => latest.current.onOpenDecision(decision),
        fixKeys,
      }),
      keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocorrect: 'off' }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (docChanged) latest.current.onChange(state.doc.toString())
        if (docChanged || selectionSet) latest.current.onCursor(cursorOf(state))
      }),
    ],
  })
  return view
}

export const CodeEditor = (props: CodeEditorProps) => {
  const { marks, markedText, rules, isWrapped, handle } = props
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!box.current) return
    const made = createView(box.current, latest.current, latest)
    setView(made)
    return () => made.destroy()
  }, [])
  useEffect(() => {
    if (view?.state.doc.toString() === markedText) view.dispatch({ effects: showProblems.of(marks) })
  }, [view, marks, markedText])
  useEffect(() => view?.dispatch({ effects: showRules.of(rules) }), [view, rules])
  useEffect(
    () => view?.dispatch({ effects: wrapping.reconfigure(isWrapped ? EditorView.lineWrapping : []) }),
    [view, isWrapped],
  )
  useImperativeHandle(
    handle,
    () => ({
      complete: () => {
        view?.focus()
        if (view) startCompletion(view)
      },
      goTo: (offset) => {
        view?.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) }, scrollIntoView: true })
        view?.focus()
      },
      replace: (mark, choice) => view && replaceIn(view, mark, choice),
    }),
    [view],
  )
  return <div ref={box} className={styles.code} />
}
