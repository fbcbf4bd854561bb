/** A string of JSON, or a comment of either kind. */
const stringOrComment = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

const blank = (comment: string): string => comment.replaceAll(/[^\n\r]/g, ' ')

/** JSON with its comments blanked out: every character that stays keeps its place. */
export const stripComments = (text: string): string =>
  text.replaceAll(stringOrComment, (match) => (match.startsWith('"') ? match : blank(match)))
