import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const popover = {
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-large)',
  background: 'var(--surface)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow)',
}

const look = EditorView.theme({
  '&': { flex: '1', minHeight: '0', background: 'var(--surface)', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    fontSize: '12.5px',
    fontVariantLigatures: 'none',
    lineHeight: '20px',
    overflow: 'auto',
  },
  '.cm-content': { padding: '8px 0 48px', caretColor: 'var(--accent)' },
  '.cm-line': { position: 'relative', padding: '0 16px 0 12px' },
  '.cm-gutters': { border: '0', background: 'var(--surface)', color: 'var(--text-faint)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '40px', padding: '0 2px 0 12px' },
  '.cm-activeLine': { background: 'transparent' },
  '.cm-activeLineGutter': { background: 'transparent', color: 'var(--text)' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': { background: 'var(--stage)' },
  '.cm-cursor': { borderLeft: '2px solid var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-edge)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--accent-soft)', outline: '1px solid var(--accent-edge)' },
  '.cm-tooltip': popover,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxWidth: 'min(420px, 92vw)',
    minWidth: '280px',
    maxHeight: '264px',
    padding: '4px',
    fontFamily: 'var(--font)',
    fontSize: 'var(--size-body)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '26px',
    padding: '0 8px',
    borderRadius: 'var(--radius-small)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--accent-soft)',
    color: 'var(--text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > completion-section': {
    padding: '5px 8px 4px',
    border: '0',
    color: 'var(--text-faint)',
    fontSize: 'var(--size-label)',
    opacity: '1',
  },
  '.cm-completionLabel': { fontFamily: 'var(--font-code)', fontSize: '12px' },
  '.cm-completionMatchedText': { color: 'var(--accent)', textDecoration: 'none' },
  '.cm-completionDetail': {
    overflow: 'hidden',
    margin: '0',
    color: 'var(--text-muted)',
    fontStyle: 'normal',
    textOverflow: 'ellipsis',
  },
})

const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--text-faint)' },
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: 'var(--text-muted)' },
  { tag: tags.string, color: 'var(--code-text)' },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: 'var(--text-faint)' },
  { tag: [tags.meta, tags.keyword], color: 'var(--text-faint)' },
])

/** Styled by tokens only, so light and dark come with them. */
export const editorTheme = [look, syntaxHighlighting(colors)]
