export interface HtmlElement {
  readonly tag: string
  readonly children: readonly HtmlNode[]
  /** Empty where there is none. */
  readonly id: string
  /** Declarations; never part of what the server sends. */
  readonly style: string | null
}

/** A text, or an element with its name in lower case. Of attributes only `id` and `style` are left, and no comments. */
export type HtmlNode = string | HtmlElement

/** All text in a node. */
export const textOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))
