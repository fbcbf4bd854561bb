import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const popover = {
  overflow: 'hidden',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius-popover)',
  background: 'var(--ground)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow)',
}

const look = EditorView.theme({
  '&': { flex: '1', minHeight: '0', background: 'var(--ground)', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--paste)',
    fontSize: '12.5px',
    fontVariantLigatures: 'none',
    lineHeight: '20px',
    overflow: 'auto',
  },
  '.cm-content': { padding: '8px 0 48px', caretColor: 'var(--ink)' },
  '.cm-line': { position: 'relative', padding: '0 16px 0 12px' },
  '.cm-gutters': { border: '0', background: 'var(--ground)', color: 'var(--text-faint)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '40px', padding: '0 2px 0 12px' },
  '.cm-activeLine': { background: 'transparent' },
  '.cm-activeLineGutter': { background: 'transparent', color: 'var(--text)' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': { background: 'var(--hover)' },
  '.cm-cursor': { borderLeft: '2px solid var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--ink-tint)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--ink-soft)', outline: '1px solid var(--ink-tint)' },
  '.cm-tooltip': popover,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxWidth: 'min(420px, 92vw)',
    minWidth: '280px',
    maxHeight: '264px',
    padding: '4px',
    fontFamily: 'var(--sentence)',
    fontSize: 'var(--size-body)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '26px',
    padding: '0 8px',
    borderRadius: 'var(--radius-chip)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--ink-soft)',
    color: 'var(--text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > completion-section': {
    padding: '5px 8px 4px',
    border: '0',
    color: 'var(--text-faint)',
    fontSize: 'var(--size-label)',
    opacity: '1',
  },
  '.cm-completionLabel': { fontFamily: 'var(--paste)', fontSize: '12px' },
  '.cm-completionMatchedText': { color: 'var(--ink)', textDecoration: 'none' },
  '.cm-completionDetail': {
    overflow: 'hidden',
    margin: '0',
    color: 'var(--text-soft)',
    fontStyle: 'normal',
    textOverflow: 'ellipsis',
  },
})

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--text-faint)' },
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: 'var(--text-soft)' },
  { tag: tags.string, color: 'var(--json-text)' },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: 'var(--text-faint)' },
  { tag: [tags.meta, tags.keyword], color: 'var(--text-faint)' },
])

/** The look of the editor, of the tokens alone: light and dark come with them. */
export const editorTheme = [look, syntaxHighlighting(colours)]
