export interface JsonExtent {
  /** Objects and lists in each other. */
  readonly levels: number
  readonly values: number
  /** Fields of the object that has most. */
  readonly fields: number
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a

/** What opening and closing brackets do to the level, by their codes. */
const steps = new Int8Array(128)
for (const [bracket, step] of Object.entries({ '{': 1, '[': 1, '}': -1, ']': -1 })) steps[bracket.charCodeAt(0)] = step

const endOfString = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1)
  while (end > 0) {
    let before = end - 1
    while (text.charCodeAt(before) === backslash) before -= 1
    if ((end - before) % 2 === 1) return end
    end = text.indexOf('"', end + 1)
  }
  return text.length
}

/** Counts before anything is parsed, up to a limit; where the text is not JSON, the figures mean nothing. */
export const jsonExtent = (text: string, most: JsonExtent): JsonExtent => {
  let level = 0
  let levels = 0
  let values = 1
  let fields = 0
  const fieldsAt = [0]
  const isWithin = () => levels <= most.levels && values <= most.values && fields <= most.fields
  for (let at = 0; at < text.length && isWithin(); at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) values += 1
    else if (code === colon) fields = Math.max(fields, (fieldsAt[level] = (fieldsAt[level] ?? 0) + 1))
    else if (code < 128) {
      const step = steps[code] as number
      if (step === 0) continue
      level += step
      if (step > 0) {
        values += 1
        fieldsAt[level] = 0
      }
      if (level > levels) levels = level
    }
  }
  return { levels, values, fields }
}
