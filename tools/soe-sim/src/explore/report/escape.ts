const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text within XML or HTML, without the control characters that neither may hold. */
export const escape = (text: string): string =>
  text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
