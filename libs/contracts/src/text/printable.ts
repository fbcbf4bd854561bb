/** Controls, marks that turn the direction of a text or can't be seen, separators of lines, what XML can't hold. */
const unprintable =
  /(?![\n\t])\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]|\p{Cs}/gu

/** What begins a command in the output of a build: `::error` of GitHub, `##vso[` of Azure, `##teamcity[`, `##[group]`. */
const command = /:(?=:)(?<=^[^\S\n]*:)|#(?=#\w*\[)/gm

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text as a terminal, a log or a report may show it; what is escaped in JSON has the value that it had. */
export const printable = (text: string): string => text.replace(unprintable, escaped).replace(command, escaped)

/** As `printable`, for what has to stay in its line, such as a name or a title that someone else has chosen. */
export const printableLine = (text: string): string => printable(text.replace(/[\n\t]/g, escaped))

/** What is printed: a line, or one after the other. */
export type Lines = string | readonly string[]

/** Lines below each other, none of which can begin another. */
export const printedLines = (lines: Lines): string => [lines].flat().map(printableLine).join('\n')
