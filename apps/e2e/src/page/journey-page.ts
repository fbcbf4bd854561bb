export type JourneyRole = 'button' | 'checkbox' | 'heading' | 'link' | 'listitem' | 'main' | 'radio'

/** A name that is not a pattern and not `exact` is any part of the text, in any case. */
export interface RoleOptions {
  name?: string | RegExp
  exact?: boolean
  level?: number
  pressed?: boolean
}

export interface TextOptions {
  exact?: boolean
}

export interface JourneyLocator {
  getByLabel(label: string | RegExp, options?: TextOptions): JourneyLocator
  first(): JourneyLocator
  all(): Promise<JourneyLocator[]>
  count(): Promise<number>
  isVisible(): Promise<boolean>
  click(): Promise<void>
  check(): Promise<void>
  fill(text: string): Promise<void>
  pressSequentially(text: string): Promise<void>
  selectOption(value: string): Promise<unknown>
  /** What a failed expectation calls it. */
  toString(): string
}

/** The part of Playwright's page that journeys use. A page of an engine that Playwright cannot drive has it too. */
export interface JourneyPage<Found = JourneyLocator> {
  goto(address: string): Promise<unknown>
  url(): string | Promise<string>
  getByRole(role: JourneyRole, options?: RoleOptions): Found
  getByLabel(label: string | RegExp, options?: TextOptions): Found
  getByText(text: string | RegExp, options?: TextOptions): Found
}
