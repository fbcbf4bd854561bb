interface HtmlText {
  readonly type: 'text'
  readonly value: string
}

/** An element with its name in lower case, as hast has it; its attributes are still what the carrier wrote. */
interface HtmlElement {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Record<string, string>
  readonly children: HtmlNode[]
}

/** What markup is parsed into, without comments; nothing of it may be shown before it is sanitised. */
export type HtmlNode = HtmlText | HtmlElement
