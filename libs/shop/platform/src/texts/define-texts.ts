import type { Language } from './language'

export type Text = string | ((...values: never[]) => string)
export type Texts = Readonly<Record<string, Text>>

type Same<English extends Texts> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : English[Key]
}

export type Catalogue<English extends Texts> = (language: Language) => Same<English>

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

export const pseudo = (text: string): string =>
  `⟦${text.replaceAll(/[aeiouAEIOU]/g, (letter) => accents[letter] ?? letter)}⟧`

export interface Bilingual {
  readonly en: string
  readonly es: string
}

export const textIn = ({ en, es }: Bilingual, language: Language): string => {
  if (language === 'es') return es
  return language === 'en' ? en : pseudo(en)
}

const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudo(text) : (...values: never[]) => pseudo(text(...values)),
    ]),
  )

/** The texts of one feature in every language; a missing translation does not compile. */
export const defineTexts = <const English extends Texts>(
  english: English,
  spanish: Same<English>,
): Catalogue<English> => {
  let marked: Texts | undefined
  return (language) => {
    if (language === 'es') return spanish
    if (language === 'en') return english as Same<English>
    marked ??= pseudoTexts(english)
    return marked as Same<English>
  }
}
