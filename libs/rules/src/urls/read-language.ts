export type Language = 'en' | 'es'

export const readLanguage = (url: string): Language => (url.includes('espanol') ? 'es' : 'en')
