const harmful: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => harmful[character] ?? '')

export const code = (text: string): string => `<code>${escape(text)}</code>`
