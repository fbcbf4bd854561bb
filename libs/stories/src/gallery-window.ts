import type { Language, Theme } from './story'

export interface StageLook {
  language?: Language
  theme?: Theme
}

/** The window of the gallery's page. */
export interface GalleryWindow {
  readonly gallery: {
    /** The names of a part's stories. */
    statesOf(part: string): readonly string[]
    /** Shows a story in a fresh world, once it is at rest. */
    mount(request: StageLook & { story: string }): Promise<{ world: string | undefined }>
    /** Shows it anew in its world, as after a reload. */
    reload(look: StageLook): Promise<void>
    unmount(): void
    /** Waits until no call is under way. */
    atRest(): Promise<void>
    /** What went wrong since the story was mounted. */
    errors(): readonly string[]
    /** Of the texts that the state shows, those that it does not. */
    missing(): readonly string[]
    /** A line for each fault. */
    readonly checks: {
      findAxeViolations(): Promise<string[]>
      findOtherForms(): string[]
      findOverflow(): string[]
      findUnreachable(): string[]
      readTexts(): string[]
    }
  }
}
