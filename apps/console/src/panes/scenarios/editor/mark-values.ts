import { syntaxTree } from '@codemirror/language'
import { Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from '@codemirror/view'

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
export const markValues = ViewPlugin.fromClass(
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
