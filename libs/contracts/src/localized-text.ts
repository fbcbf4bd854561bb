/** What the carrier speaks. */
export type Language = 'en' | 'es'

/** A text of the carrier's own; views take the one that their caller reads. */
export type LocalizedText = Readonly<Record<Language, string>>
