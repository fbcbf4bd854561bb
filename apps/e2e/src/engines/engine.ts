export interface EngineElement {
  click(): Promise<void>
  /** Replaces what the field holds. */
  fill(text: string): Promise<void>
  /** Types after what the field holds. */
  type(text: string): Promise<void>
}

/** A browser with one page, as much of it as a page of journeys needs. */
export interface Engine {
  open(url: string): Promise<void>
  url(): Promise<string>
  /** Evaluates an expression in the page; what it answers is JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Evaluates an expression that answers an element. */
  element(expression: string): Promise<EngineElement>
  close(): Promise<void>
}

export interface Viewport {
  width: number
  height: number
}
