const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The words that an address ends in: `/smartphones/orbit-12-prro/` says "orbit 12 prro". */
export const addressWords = (path: string): string =>
  decode(path.split('/').filter(Boolean).at(-1) ?? '')
    .replace(/\.html?$/i, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
