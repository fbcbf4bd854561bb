/** A fenced block of a page. */
export interface Fence {
  readonly language: string
  readonly text: string
  /** Of the first line within, from 1. */
  readonly line: number
  /** The last line of prose before it. */
  readonly before: string
}

const marker = /^```(\S*)\s*$/

/** Every fenced block of a page in Markdown. */
export const readFences = (markdown: string): Fence[] => {
  const fences: Fence[] = []
  let open: { readonly language: string; readonly lines: string[]; readonly line: number } | undefined
  let before = ''
  markdown.split('\n').forEach((text, index) => {
    const language = marker.exec(text)?.[1]
    if (open && language === '') {
      fences.push({ language: open.language, text: open.lines.join('\n'), line: open.line, before })
      open = undefined
      before = ''
    } else if (open) open.lines.push(text)
    else if (language !== undefined) open = { language, lines: [], line: index + 2 }
    else if (text.trim() !== '') before = text
  })
  if (open) throw new Error('the last block has no end')
  return fences
}
