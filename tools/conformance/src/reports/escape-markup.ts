const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// XML has no way to write these at all.
// oxlint-disable-next-line no-control-regex -- they are what is removed
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g

/** Text that HTML or XML can hold. */
export const escapeMarkup = (text: string): string =>
  text.replace(unwritable, ' ').replace(/[&<>"']/g, (character) => entities[character] ?? character)
